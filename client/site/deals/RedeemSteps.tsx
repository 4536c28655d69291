import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import type { RedeemStepsFragment } from './RedeemSteps.generated.ts'

/** From the offer to the lower bill in three steps, and what an offer is not. */
export const RedeemSteps = ({ hotel }: { hotel: RedeemStepsFragment }) => {
  const { t } = useLanguage()
  const steps = [
    { title: t('deals.redeem.step1'), text: t('deals.redeem.text1') },
    { title: t('deals.redeem.step2'), text: t('deals.redeem.text2', { phone: hotel.phone }) },
    { title: t('deals.redeem.step3'), text: t('deals.redeem.text3') },
  ]
  return (
    <chakra.section aria-labelledby="redeem-title" paddingBlock={{ base: '4rem 6rem', md: '6.5rem 8rem' }}>
      <Container>
        <chakra.h2 id="redeem-title" textStyle="title" color="lagoonDeep">
          {t('deals.redeem.title')}
        </chakra.h2>
        <chakra.ol
          listStyle="none"
          display="grid"
          gap={{ base: '2rem', md: '3rem' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
          marginTop={{ base: '2rem', md: '3rem' }}
        >
          {steps.map(({ title, text }, index) => (
            <chakra.li
              key={title}
              display={{ base: 'grid', md: 'block' }}
              gridTemplateColumns="4rem minmax(0, 1fr)"
              borderTop={{ md: '2px solid {colors.stone}' }}
              paddingTop={{ md: '1.5rem' }}
            >
              <chakra.span
                aria-hidden="true"
                display="block"
                fontFamily="display"
                fontSize="3.25rem"
                lineHeight="1"
                color="coral"
              >
                {index + 1}
              </chakra.span>
              <chakra.div>
                <chakra.h3 textStyle="heading" marginTop={{ md: '1rem' }}>
                  {title}
                </chakra.h3>
                <chakra.p color="inkSoft" marginTop="0.5rem">
                  {text}
                </chakra.p>
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ol>
        <chakra.p
          textStyle="small"
          color="inkSoft"
          borderTop="1px solid {colors.stone}"
          marginTop={{ base: '3rem', md: '4.5rem' }}
          paddingTop="1.25rem"
        >
          * {t('deals.disclaimer')}
        </chakra.p>
      </Container>
    </chakra.section>
  )
}
