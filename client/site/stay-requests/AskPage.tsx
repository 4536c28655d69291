import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { readStays } from '#graphql/stay-address.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { LinkFrame } from '../newsletter/LinkFrame.tsx'
import { LinkText } from '../newsletter/LinkText.tsx'
import { useSite } from '../site-context.ts'
import { isComplete } from '../stay/stay.ts'
import { useAskPageQuery } from './AskPage.generated.ts'
import { AskForStay } from './AskForStay.tsx'
import { ChooseNights } from './ChooseNights.tsx'

/** Where a guest asks for the rooms of the address, without booking them. */
const AskPage = () => {
  const { t, language } = useLanguage()
  const { hotel } = useAskPageQuery({ locale: language })
  const { search } = useLocation()
  const { posted } = useSite()
  const again = posted?.form === 'stay-request' ? posted : undefined
  const stays = again?.stays ?? readStays(search)
  const title = t('request.title')
  return (
    <>
      <title>{`${title} | ${hotel.name}`}</title>
      <meta name="robots" content="noindex" />
      <LinkFrame>
        {stays.every((stay) => isComplete(stay) && stay.room) ? (
          <Suspense fallback={<LinkText title={title} text={t('stay.quote.loading')} />}>
            <AskForStay hotel={hotel} stays={stays} again={again} />
          </Suspense>
        ) : (
          <ChooseNights text={t('request.noStay')} />
        )}
      </LinkFrame>
    </>
  )
}

export default AskPage
