import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import type { FaqListFragment } from './FaqList.generated.ts'
import { needsScript } from '#client/ui/needs-script.ts'

interface CategoryFilterProps {
  categories: FaqListFragment['categories']
  /** Null for all of them. */
  chosen: string | null
  onChoose: (category: string | null) => void
}

const Choice = chakra('button', {
  base: {
    minHeight: '2.75rem',
    paddingInline: '1.125rem',
    paddingBlock: '0.5rem',
    borderRadius: { base: 'round', lg: 'medium' },
    border: '1.5px solid {colors.stone}',
    borderColor: { lg: 'transparent' },
    background: { base: 'foam', lg: 'transparent' },
    color: 'lagoonDeep',
    fontSize: '0.9375rem',
    fontWeight: '600',
    lineHeight: '1.3',
    textAlign: 'left',
    width: { lg: '100%' },
    cursor: 'pointer',
    transition: 'background-color 140ms, border-color 140ms, color 140ms',
    _hover: { background: 'lagoonMist' },
    _focusVisible: { borderRadius: { base: 'round', lg: 'medium' } },
    '&[aria-pressed=true]': {
      background: 'lagoonDeep',
      borderColor: 'lagoonDeep',
      color: 'foam',
      _hover: { background: 'lagoon', borderColor: 'lagoon' },
    },
  },
})

/** Beside the questions where there is room, above them on a phone. */
export const CategoryFilter = ({ categories, chosen, onChoose }: CategoryFilterProps) => {
  const { t } = useLanguage()
  const choices = [{ id: null, label: t('faq.all') }, ...categories]
  return (
    <chakra.div
      role="group"
      aria-label={t('faq.filter')}
      position={{ base: 'relative', lg: 'sticky' }}
      top={{ lg: '7rem' }}
      display="flex"
      flexWrap="wrap"
      flexDirection={{ lg: 'column' }}
      gap={{ base: '0.5rem', lg: '0.125rem' }}
      marginTop={{ base: '-3.5rem', md: '-5rem' }}
      padding={{ base: '1rem', lg: '0.875rem' }}
      background="foam"
      borderRadius="large"
      boxShadow="card"
      css={needsScript}
    >
      {choices.map(({ id, label }) => (
        <Choice key={id} type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
          {label}
        </Choice>
      ))}
    </chakra.div>
  )
}
