import { chakra } from '@chakra-ui/react'

interface OldPriceProps {
  /** What it was the price of, for whoever hears it. */
  label: string
  amount: string
}

/** The struck price beside the one that a discount made. */
export const OldPrice = ({ label, amount }: OldPriceProps) => (
  <chakra.span fontSize="1.25rem" fontWeight="400" letterSpacing="0" color="inkSoft" marginInlineStart="0.625rem">
    <chakra.span srOnly>{label} </chakra.span>
    <chakra.s whiteSpace="nowrap">{amount}</chakra.s>
  </chakra.span>
)
