import { Skeleton, Stack, Text } from '@chakra-ui/react'
import { failureOf } from '../ui/failure.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { CouponCard } from './CouponCard.tsx'
import type { CouponPartsFragment } from './CouponParts.generated.ts'
import { useCouponByCodeQuery, useCouponsByEmailQuery } from './FoundCoupons.generated.ts'

interface AnswerProps {
  coupons: CouponPartsFragment[] | undefined
  loading: boolean
  error: unknown
  onRetry: () => Promise<unknown>
  nothing: string
}

const Answer = ({ coupons, loading, error, onRetry, nothing }: AnswerProps) => (
  <Stack gap="4" aria-live="polite">
    {Boolean(error) && (
      <LoadFailure
        what="the coupon"
        failure={failureOf(error)}
        onRetry={() => void onRetry().catch(() => undefined)}
        retrying={loading}
      />
    )}
    {!coupons && !error && <Skeleton height="32" borderRadius="l2" />}
    {coupons?.length === 0 && <Text color="fg.muted">{nothing}</Text>}
    {coupons?.map((coupon) => (
      <CouponCard key={coupon.id} coupon={coupon} />
    ))}
  </Stack>
)

const latest = { fetchPolicy: 'network-only' } as const

/** The coupon of a code that was typed or scanned. */
export const CouponOfCode = ({ code }: { code: string }) => {
  const { data, loading, error, refetch } = useCouponByCodeQuery({ variables: { code }, ...latest })
  const coupons = data && (data.coupon ? [data.coupon] : [])
  return (
    <Answer
      coupons={coupons}
      loading={loading}
      error={error}
      onRetry={() => refetch()}
      nothing={`There is no coupon ${code}.`}
    />
  )
}

/** The coupons of a guest who shows only the mail. */
export const CouponsOfEmail = ({ email }: { email: string }) => {
  const { data, loading, error, refetch } = useCouponsByEmailQuery({ variables: { email }, ...latest })
  return (
    <Answer
      coupons={data?.couponsByEmail}
      loading={loading}
      error={error}
      onRetry={() => refetch()}
      nothing={`There is no coupon for ${email}.`}
    />
  )
}
