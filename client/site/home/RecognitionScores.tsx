import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'

interface Score {
  label: string
  value: number
  /** The value as the language writes it. */
  text: string
}

const best = 5

/** Marks for single sides of the stay; the bar repeats what the figure says. */
export const RecognitionScores = ({ scores }: { scores: Score[] }) => {
  const { t } = useLanguage()
  return (
    <chakra.dl
      aria-label={t('home.recognition.scores')}
      flexBasis="100%"
      gridColumn={{ base: '1 / -1', lg: 'auto' }}
      display="grid"
      gap={{ base: '0.5rem 1.5rem', md: '0.875rem 2.5rem' }}
      gridTemplateColumns={{ base: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))', lg: '1fr' }}
    >
      {scores.map(({ label, value, text }) => (
        <chakra.div key={label} display="grid" gridTemplateColumns="1fr auto" alignItems="baseline" gap="0.25rem 1rem">
          <dt>{label}</dt>
          <chakra.dd fontFamily="display" fontSize="1.25rem" color="foam">
            {text}
          </chakra.dd>
          <chakra.dd
            aria-hidden="true"
            gridColumn="1 / -1"
            height="4px"
            borderRadius="round"
            background="rgba(168, 218, 208, 0.22)"
          >
            <chakra.span
              display="block"
              height="100%"
              borderRadius="round"
              background="lamp"
              style={{ width: `${(value / best) * 100}%` }}
            />
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
