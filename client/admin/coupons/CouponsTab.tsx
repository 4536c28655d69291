import { Grid, Stack } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { Panel } from '../ui/Panel.tsx'
import { BlackoutDates } from './BlackoutDates.tsx'
import { CouponBook } from './CouponBook.tsx'
import { FindForm } from './FindForm.tsx'
import { CouponOfCode, CouponsOfEmail } from './FoundCoupons.tsx'

/** Where a guest's coupon is looked at and used. The address holds the code, as the QR code on the coupon does. */
const CouponsTab = () => {
  const [query, setQuery] = useSearchParams()
  const code = query.get('code')
  const email = query.get('email')
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="6" alignItems="start">
      <Panel title="Redeem a coupon">
        <Stack gap="6">
          <FindForm
            isFirst={!code && !email}
            onFind={(wanted) => setQuery({ tab: 'coupons', ...wanted }, { replace: true })}
          />
          {code && <CouponOfCode key={code} code={code} />}
          {email && !code && <CouponsOfEmail key={email} email={email} />}
        </Stack>
      </Panel>
      <Stack gap="6">
        <CouponBook />
        <BlackoutDates />
      </Stack>
    </Grid>
  )
}

export default CouponsTab
