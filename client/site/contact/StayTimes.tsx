import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'

const Time = ({ label, time }: { label: string; time: string }) => (
  <chakra.div flex="1" padding="1.5rem 0.75rem" textAlign="center">
    <chakra.dt textStyle="small">{label}</chakra.dt>
    <chakra.dd
      fontFamily="display"
      fontSize="clamp(1.125rem, 5.6vw, 1.75rem)"
      lineHeight="1.2"
      color="foam"
      whiteSpace="nowrap"
    >
      {time}
    </chakra.dd>
  </chakra.div>
)

export const StayTimes = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }) => {
  const { t } = useLanguage()
  return (
    <chakra.dl
      display="flex"
      flexWrap="wrap"
      background="lagoonDeep"
      color="shell"
      borderRadius="large"
      boxShadow="card"
      css={{ '& > * + *': { borderInlineStart: '1px dashed rgba(168, 218, 208, 0.4)' } }}
    >
      <Time label={t('contact.page.checkIn')} time={checkIn} />
      <Time label={t('contact.page.checkOut')} time={checkOut} />
    </chakra.dl>
  )
}
