import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'

interface RoomsTotalProps {
  count: number
  /** What all of them cost, written out. */
  total: string
  isApproximate?: boolean
}

/** What several rooms cost together, before each by itself. */
export const RoomsTotal = ({ count, total, isApproximate = false }: RoomsTotalProps) => {
  const { t } = useLanguage()
  return (
    <chakra.p textStyle="heading" color="lagoonDeep" marginBottom="1rem">
      {isApproximate && `${t('stay.quote.from')} `}
      {t('request.allIn', { count, total })}
    </chakra.p>
  )
}
