import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Awning } from '#client/ui/Awning.tsx'
import { ButtonLink } from '#client/ui/Button.tsx'
import { onDark } from '#client/ui/focus-ring.ts'
import { Icon } from '#client/ui/Icon.tsx'
import { useForeign } from '../texts/useForeign.ts'
import type { OfferCardFragment } from './OfferCard.generated.ts'
import type { OfferCardsFragment } from './OfferCards.generated.ts'

interface OfferCardProps {
  hotel: OfferCardsFragment
  offer: OfferCardFragment
}

const light = {
  ground: 'foam',
  title: 'inkSoft',
  figure: 'lagoonDeep',
  text: 'inkSoft',
  mark: 'coralDeep',
  rule: 'stone',
}
const dark = { ground: 'lagoonDeep', title: 'lagoonPale', figure: 'foam', text: 'shell', mark: 'lamp', rule: 'lagoon' }

export const OfferCard = ({ hotel, offer }: OfferCardProps) => {
  const { t } = useLanguage()
  const foreign = useForeign()
  const underAwning = offer.isHighlighted
  const look = underAwning ? dark : light
  const written = foreign(offer.language)
  return (
    <chakra.li
      position="relative"
      display="flex"
      flexDirection="column"
      marginTop={{ lg: underAwning ? '-1.5rem' : '0' }}
    >
      {underAwning && (
        <Awning position="relative" zIndex="1" marginInline="-0.5rem" marginBottom="-2rem" flexShrink="0" />
      )}
      <chakra.div
        flex="1"
        display="flex"
        flexDirection="column"
        background={look.ground}
        css={underAwning && onDark}
        borderRadius={underAwning ? '0 0 {radii.large} {radii.large}' : 'large'}
        boxShadow="card"
        padding={{ base: '2rem 1.5rem', md: '2.25rem 2.25rem 2.5rem' }}
        paddingTop={underAwning ? { base: '4rem', md: '4.25rem' } : undefined}
      >
        <chakra.h2 lang={written} textStyle="eyebrow" color={look.title}>
          {offer.title}
        </chakra.h2>
        <chakra.p
          fontFamily="display"
          fontSize="clamp(2.25rem, 1.7rem + 1.9vw, 2.875rem)"
          lineHeight="1.1"
          letterSpacing="-0.015em"
          color={look.figure}
          marginTop="0.75rem"
        >
          <span lang={written}>{offer.figure}</span>
          <chakra.sup fontSize="0.5em" verticalAlign="0.6em" lineHeight="0" aria-hidden="true">
            *
          </chakra.sup>
        </chakra.p>
        {offer.text && (
          <chakra.p lang={written} color={look.text} marginTop="0.875rem">
            {offer.text}
          </chakra.p>
        )}
        <chakra.ul listStyle="none" marginBlock="1.5rem 2rem" color={underAwning ? 'foam' : 'ink'}>
          {offer.points.map((point) => (
            <chakra.li
              key={point}
              display="flex"
              gap="0.75rem"
              paddingBlock="0.625rem"
              borderTop="1px solid"
              borderColor={look.rule}
            >
              <Icon name="check" color={look.mark} marginTop="0.1875rem" />
              <span lang={written}>{point}</span>
            </chakra.li>
          ))}
        </chakra.ul>
        <ButtonLink look={underAwning ? 'coral' : 'outline'} marginTop="auto" href={`tel:${hotel.phoneLink}`}>
          <Icon name="phone" />
          {t('deals.call')}
          <chakra.span srOnly>, {hotel.phone}</chakra.span>
        </ButtonLink>
      </chakra.div>
    </chakra.li>
  )
}
