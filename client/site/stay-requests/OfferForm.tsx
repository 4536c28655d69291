import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'
import { GuestForm } from './GuestForm.tsx'

/** Yes or no to the offer, each one press. */
export const OfferForm = ({ token }: { token: string }) => {
  const { t } = useLanguage()
  return (
    <GuestForm token={token}>
      <chakra.div display="flex" flexWrap="wrap" gap="0.875rem">
        <Button type="submit" name="act" value="accept" flex={{ base: '1 1 100%', sm: '0 1 auto' }}>
          {t('request.accept')}
        </Button>
        <Button type="submit" name="act" value="refuse" look="outline" flex={{ base: '1 1 100%', sm: '0 1 auto' }}>
          {t('request.refuse')}
        </Button>
      </chakra.div>
    </GuestForm>
  )
}
