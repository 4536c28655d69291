import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'

interface IllustrationMarkProps extends HTMLChakraProps<'span'> {
  of: { isIllustration: boolean }
}

/** Says of a drawing that it is one, where a guest could take it for a photograph; stands in a corner of the picture. */
export const IllustrationMark = ({ of: { isIllustration }, ...props }: IllustrationMarkProps) => {
  const { t } = useLanguage()
  return (
    isIllustration && (
      <chakra.span
        position="absolute"
        left="0.5rem"
        bottom="0.5rem"
        paddingInline="0.5rem"
        borderRadius="small"
        background="rgba(14, 70, 86, 0.82)"
        color="foam"
        fontSize="0.75rem"
        lineHeight="1.375rem"
        pointerEvents="none"
        {...props}
      >
        {t('picture.illustration')}
      </chakra.span>
    )
  )
}
