import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ChatChip } from './ChatChip.tsx'

interface ExcuseToolsProps {
  reason?: string
  /** Asks the same once more; only the last message offers it. */
  onRetry?: () => void
}

export const ExcuseTools = ({ reason, onRetry }: ExcuseToolsProps) => {
  const { t } = useLanguage()
  return (
    <>
      {reason && (
        <chakra.p textStyle="small" color="inkSoft" marginTop="0.5rem" paddingInline="0.25rem">
          {reason}.
        </chakra.p>
      )}
      {onRetry && (
        <ChatChip type="button" onClick={onRetry} marginTop="0.5rem">
          {t('chat.again')}
        </ChatChip>
      )}
    </>
  )
}
