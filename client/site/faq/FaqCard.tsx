import { chakra } from '@chakra-ui/react'
import { Icon } from '#client/ui/Icon.tsx'
import type { FaqCardFragment } from './FaqCard.generated.ts'
import { ShareLink } from '../layout/ShareLink.tsx'
import { FaqIcon } from './FaqIcon.tsx'
import { useForeign } from '../texts/useForeign.ts'
import { PhoneText } from '../texts/PhoneText.tsx'

interface FaqCardProps {
  entry: FaqCardFragment
  withCategory: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** A native disclosure: it opens without JavaScript too, and a search within the page finds what is in it. */
export const FaqCard = ({ entry, withCategory, isOpen, onToggle }: FaqCardProps) => {
  const lang = useForeign()(entry.language)
  return (
    <chakra.details
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      background="foam"
      border="1px solid {colors.stone}"
      borderRadius="medium"
      transition="box-shadow 280ms, border-color 280ms"
      css={{
        '&[open]': { boxShadow: '{shadows.card}', borderColor: 'transparent' },
        '&[open] > summary > svg:last-of-type': { transform: 'rotate(180deg)' },
        '& > summary::-webkit-details-marker': { display: 'none' },
        // A question without its answer is no use on paper.
        '@media print': { breakInside: 'avoid', '&::details-content': { contentVisibility: 'visible' } },
      }}
    >
      <chakra.summary
        listStyle="none"
        cursor="pointer"
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr) auto"
        alignItems="center"
        gap={{ base: '0.875rem', md: '1.125rem' }}
        padding={{ base: '1rem', md: '1.125rem 1.5rem' }}
        borderRadius="medium"
        color="lagoonDeep"
        transition="color 140ms"
        _hover={{ color: 'coralDeep' }}
        _focusVisible={{ borderRadius: 'medium' }}
      >
        <FaqIcon name={entry.icon} />
        <span>
          {withCategory && (
            <chakra.span display="block" textStyle="small" fontSize="0.8125rem" color="inkSoft">
              {entry.category.label}
            </chakra.span>
          )}
          <chakra.span lang={lang} display="block" fontSize="1.0625rem" fontWeight="650" lineHeight="1.35">
            {entry.question}
          </chakra.span>
        </span>
        <Icon name="chevron" transition="transform 280ms {easings.tide}" />
      </chakra.summary>
      {/* An address that names what is folded opens it, also before any script. */}
      <chakra.div
        id={entry.id}
        scrollMarginTop="12rem"
        paddingInlineStart={{ base: '1rem', md: '5.125rem' }}
        paddingInlineEnd={{ base: '1rem', md: '3.5rem' }}
        paddingBottom={{ base: '1.25rem', md: '1.5rem' }}
        maxWidth="52rem"
      >
        <chakra.p lang={lang} textWrap="pretty">
          <PhoneText>{entry.answer}</PhoneText>
        </chakra.p>
        <ShareLink title={entry.question} anchor={entry.id} marginTop="1rem" />
      </chakra.div>
    </chakra.details>
  )
}
