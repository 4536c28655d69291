import { Flex, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { redeemCouponSchema } from '#graphql/inputs/coupon.ts'
import { longestStay } from '#graphql/stay-limits.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Form } from '../ui/Form.tsx'
import { TextField } from '../ui/TextField.tsx'
import { hotelDay } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'
import { codeField } from './code-field.ts'
import type { CouponPartsFragment } from './CouponParts.generated.ts'
import { useRedeemCouponMutation, useVoidCouponMutation } from './RedeemForm.generated.ts'

const bookSaysMore = { refetchQueries: ['CouponBook'] }

interface Redemption {
  code: string
  bookingRef: string
  stayDate: string
  nights: number | null
}

/** Uses a coupon for a stay. */
export const RedeemForm = ({ coupon: { code, percent } }: { coupon: CouponPartsFragment }) => {
  const [redeem] = useRedeemCouponMutation(bookSaysMore)
  const [withdraw] = useVoidCouponMutation(bookSaysMore)
  const [isAsking, setAsking] = useState(false)
  const [today] = useState(() => hotelDay(new Date()))
  const first: Redemption = { code, bookingRef: '', stayDate: today, nights: null }
  const form = useForm(
    redeemCouponSchema,
    first,
    async (input) => {
      await redeem({ variables: { input: { ...input, stayDate: input.stayDate || null } } })
      notify({ tone: 'success', title: `${code} was redeemed`, description: `Take ${percent}% off the stay.` })
      codeField.current?.focus()
    },
    `redeem:${code}`,
  )
  return (
    <Form onSubmit={form.submit} problem={form.problem} unsaved={form.unsaved}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 2fr)' }} gap="4">
        <TextField
          label="Booking reference (optional)"
          help="Leave it empty for a guest who walks in."
          {...form.field('bookingRef')}
          maxLength={40}
          autoComplete="off"
        />
        <TextField label="Arrival" {...form.field('stayDate')} type="date" />
        <TextField
          label="Nights (optional)"
          name="nights"
          type="number"
          inputMode="numeric"
          min={1}
          max={longestStay}
          value={form.values.nights === null ? '' : String(form.values.nights)}
          onChange={(value) => form.set('nights', value === '' ? null : Number(value))}
          complaint={form.complaints['nights']}
        />
      </Grid>
      <Flex gap="3" wrap="wrap" align="center">
        <Text color="fg.muted" textStyle="sm" flex="1 1 12rem">
          Not to be combined with another discount.
        </Text>
        <Button type="button" colorPalette="red" variant="ghost" onClick={() => setAsking(true)}>
          Withdraw
        </Button>
        <SubmitButton busy={form.busy} doing="Redeeming">
          Redeem
        </SubmitButton>
      </Flex>
      <ConfirmDialog
        open={isAsking}
        title={`Withdraw ${code}?`}
        description="The guest cannot use it any more. This cannot be undone."
        confirm="Withdraw"
        onConfirm={() => withdraw({ variables: { code } })}
        onClose={() => setAsking(false)}
      />
    </Form>
  )
}
