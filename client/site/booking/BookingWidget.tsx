import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'
import { PhoneFold } from '#client/ui/PhoneFold.tsx'
import { needsScript } from '#client/ui/needs-script.ts'
import type { BookingWidgetFragment } from './BookingWidget.generated.ts'
import { useWidgetScript, type Widget } from './useWidgetScript.ts'

const WidgetOnDemand = ({ widget, phone }: { widget: Widget; phone: string }) => {
  const { t, language } = useLanguage()
  const { frame, state, load } = useWidgetScript(widget, language)

  return (
    <chakra.div
      marginTop={{ base: '0.5rem', md: '1.75rem' }}
      paddingTop={{ base: '0.5rem', md: '1.5rem' }}
      borderTop="1px dashed {colors.stoneShadow}"
    >
      {state !== 'ready' && (
        <chakra.div css={needsScript}>
          <PhoneFold label={t('booking.widget.text')} borderBlockStart="none" lineHeight="1.3">
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="0.75rem 1.5rem">
              <chakra.p textStyle="small" color="inkSoft" flex="1 1 22rem">
                <chakra.strong color="ink" hideBelow="md">
                  {t('booking.widget.text')}
                </chakra.strong>{' '}
                {t('booking.widget.label', { host: new URL(widget.script).host })}
              </chakra.p>
              <Button
                type="button"
                look="outline"
                size="small"
                data-step="book"
                onClick={load}
                aria-disabled={state === 'loading' || undefined}
              >
                {t(state === 'loading' ? 'booking.widget.loading' : 'booking.widget.load')}
              </Button>
            </chakra.div>
          </PhoneFold>
        </chakra.div>
      )}
      <chakra.p role="status" textStyle="small" color="ink" fontWeight="600">
        {state === 'failed' && t('booking.widget.failed', { phone })}
      </chakra.p>
      <chakra.div
        ref={frame}
        tabIndex={-1}
        outline="none"
        hidden={state === 'idle' || state === 'failed'}
        minHeight="21.875rem"
      />
    </chakra.div>
  )
}

/** Another company's booking widget: it comes when a guest asks for it, after being told who receives what. */
export const BookingWidget = ({ hotel: { bookingWidget: widget, phone } }: { hotel: BookingWidgetFragment }) =>
  widget && <WidgetOnDemand widget={widget} phone={phone} />
