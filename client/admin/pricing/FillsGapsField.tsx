import { CheckField } from '../ui/CheckField.tsx'

interface FillsGapsFieldProps {
  name: string
  value: boolean
  onChange: (value: boolean) => void
}

/** Beside a minimum stay: whether it gives way where it would leave nights that nobody can book. */
export const FillsGapsField = (field: FillsGapsFieldProps) => (
  <CheckField
    label="Gives way to gaps"
    {...field}
    help="Where fewer nights are free between two that are not, all of them together can be booked. The booking page has a minimum stay of its own: change it there too."
  />
)
