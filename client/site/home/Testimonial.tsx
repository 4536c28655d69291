import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { NewTabNote } from '../layout/NewTabNote.tsx'
import { useForeign } from '../texts/useForeign.ts'
import { Stars } from './Stars.tsx'
import type { TestimonialsFragment } from './Testimonials.generated.ts'

/** What one guest said, when, where it can be read, and what the hotel answered. */
export const Testimonial = ({ review }: { review: TestimonialsFragment }) => {
  const { t } = useLanguage()
  const intl = useIntl()
  const { author, origin, rating, text, writtenOn, url, reply, language } = review
  const lang = useForeign()(language)
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      padding={{ base: '1.75rem 1.5rem', md: '2.25rem' }}
      background="foam"
      borderRadius="large"
      boxShadow="low"
    >
      <Stars rating={rating} label={t('home.reviews.stars', { rating })} />
      <chakra.blockquote lang={lang} textStyle="lead" marginBlock="1rem 1.5rem">
        {text}
      </chakra.blockquote>
      <chakra.p marginTop="auto">
        <chakra.strong fontFamily="display" fontWeight="400" fontSize="1.1875rem" display="block">
          {author}
        </chakra.strong>
        <chakra.span lang={lang} textStyle="small" color="inkSoft">
          {origin}
        </chakra.span>
      </chakra.p>
      {(writtenOn || url) && (
        <chakra.p display="flex" flexWrap="wrap" gap="0.25rem 1rem" textStyle="small" color="inkSoft">
          {writtenOn && (
            <time dateTime={writtenOn}>
              {/* A day without a clock: read and written in UTC, it cannot shift. */}
              {intl.formatDate(writtenOn, { dateStyle: 'long', timeZone: 'UTC' })}
            </time>
          )}
          {url && (
            <TextLink href={url} target="_blank" rel="noopener">
              {t('home.reviews.source', { site: new URL(url).hostname.replace(/^www\./, '') })}
              <NewTabNote />
            </TextLink>
          )}
        </chakra.p>
      )}
      {reply && (
        <chakra.div marginTop="1.25rem" paddingTop="1rem" borderTop="1px solid {colors.stone}">
          <chakra.p textStyle="small" fontWeight="650">
            {t('home.reviews.reply')}
          </chakra.p>
          <chakra.p lang={lang} textStyle="small" color="inkSoft" whiteSpace="pre-line">
            {reply}
          </chakra.p>
        </chakra.div>
      )}
    </chakra.li>
  )
}
