import { chakra } from '@chakra-ui/react'
import { useParams } from 'react-router-dom'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { LinkFrame } from '../newsletter/LinkFrame.tsx'
import { LinkText } from '../newsletter/LinkText.tsx'
import { useSite } from '../site-context.ts'
import { useDayWords } from '../stay/day-words.ts'
import { useWaitingListPageQuery } from './WaitingListPage.generated.ts'

/** Where the mail's link leads: it asks before it does anything, for mail programs open every link. */
const WaitingListPage = () => {
  const { t, language } = useLanguage()
  const { token = '' } = useParams()
  const { prefix, onStatus } = useSite()
  const { hotel, waitingStay: stay } = useWaitingListPageQuery({ locale: language, token })
  const { span } = useDayWords(hotel.currency)
  if (!stay) onStatus?.(404)
  return (
    <>
      <title>{`${t('waiting.pageTitle')} | ${hotel.name}`}</title>
      <meta name="robots" content="noindex,nofollow" />
      {/* The form of this page names its own site, or it would be taken for another's. */}
      <meta name="referrer" content="same-origin" />
      <LinkFrame>
        {stay ? (
          <LinkText
            title={t('waiting.readyTitle')}
            text={t('waiting.readyText', { nights: span(stay.arrival, stay.departure) })}
          >
            <chakra.form method="post" action={withPrefix(paths.waitingList(token), prefix)}>
              <Button type="submit">{t('waiting.button')}</Button>
            </chakra.form>
          </LinkText>
        ) : (
          <LinkText title={t('waiting.goneTitle')} text={t('waiting.goneText', { phone: hotel.phone })} />
        )}
      </LinkFrame>
    </>
  )
}

export default WaitingListPage
