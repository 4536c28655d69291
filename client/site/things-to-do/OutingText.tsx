import { chakra } from '@chakra-ui/react'
import type { Locale } from '#graphql/locales.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { PhoneFold } from '#client/ui/PhoneFold.tsx'
import { FeatureList } from '../gallery/FeatureList.tsx'

const Label = chakra('h4', { base: { textStyle: 'label', color: 'lagoonDeep', marginBottom: '0.5rem' } })

interface OutingTextProps {
  /** Of what is said, where nobody has written it in the page's language. */
  lang?: Locale
  description: string
  listTitle: string
  list: readonly string[]
  /** The way there in words. */
  directions?: string
}

export const OutingText = ({ lang, description, listTitle, list, directions }: OutingTextProps) => {
  const { t } = useLanguage()
  return (
    <chakra.div display="grid" gap="1.25rem" marginTop="1rem">
      <p lang={lang}>{description}</p>
      {(list.length > 0 || directions) && (
        <div>
          <PhoneFold label={t('thingsToDo.details')}>
            <chakra.div display="grid" gap="1.25rem" paddingTop={{ base: '0.5rem', md: '0' }}>
              {list.length > 0 && (
                <div>
                  <Label>{listTitle}</Label>
                  <FeatureList lang={lang} features={list} />
                </div>
              )}
              {directions && (
                <chakra.div borderInlineStart="3px solid {colors.lagoonPale}" paddingInlineStart="1rem">
                  <Label marginBottom="0.125rem">{t('thingsToDo.way')}</Label>
                  <chakra.p lang={lang} textStyle="small" color="inkSoft">
                    {directions}
                  </chakra.p>
                </chakra.div>
              )}
            </chakra.div>
          </PhoneFold>
        </div>
      )}
    </chakra.div>
  )
}
