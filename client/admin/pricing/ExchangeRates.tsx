import { Text } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { failureOf } from '../ui/failure.ts'
import { RefreshIcon } from '../ui/icons.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { readAgain } from '../ui/read-again.ts'
import { formatStayDay } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import {
  useDeskExchangeRatesQuery,
  useFetchExchangeRatesMutation,
  type DeskExchangeRatesQuery,
} from './ExchangeRates.generated.ts'

type Rate = DeskExchangeRatesQuery['knownExchangeRates'][number]

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })

const columns = [
  { header: 'Currency', cell: ({ currency }: Rate) => `${currencyNames.of(currency)} (${currency})` },
  { header: 'For one dollar', cell: ({ unitsPerUsd }: Rate) => unitsPerUsd.toFixed(4), isNumber: true },
  { header: 'Rate of', cell: ({ asOf }: Rate) => formatStayDay(asOf), isNumber: true },
] as const

/** By what guests read a total in their own money too. */
export const ExchangeRates = () => {
  const { can } = useViewer()
  const result = useDeskExchangeRatesQuery()
  const [fetchRates, { loading }] = useFetchExchangeRatesMutation(readAgain('DeskExchangeRates'))
  const fetchNow = async () => {
    try {
      const { data } = await fetchRates()
      const { success, message } = data!.fetchExchangeRates
      notify(
        success
          ? { tone: 'success', title: 'Exchange rates fetched' }
          : { tone: 'error', title: 'Exchange rates not fetched', description: message ?? undefined },
      )
    } catch (error) {
      notify({ tone: 'error', title: 'Exchange rates not fetched', description: failureOf(error).message })
    }
  }
  return (
    <Panel
      title="Exchange rates"
      description="Beside a total in dollars guests can read about how much it is in their own money. The European Central Bank’s rates are fetched four times a day; the dollar binds."
      action={
        can('rooms:write') && (
          <Button onClick={fetchNow} loading={loading} loadingText="Fetching…">
            <RefreshIcon />
            Fetch now
          </Button>
        )
      }
    >
      <Loaded what="exchange rates" result={result} height="24">
        {({ knownExchangeRates, shown }) => (
          <>
            {knownExchangeRates.length > 0 && (
              <DataTable
                caption="Exchange rates"
                columns={columns}
                rows={knownExchangeRates}
                rowKey={({ currency }) => currency}
              />
            )}
            {shown.length === 0 && (
              <Text color="fg.muted">
                {knownExchangeRates.length === 0
                  ? 'No rates are known yet: guests read dollars alone.'
                  : 'These rates are older than a week: guests read dollars alone until newer ones are fetched.'}
              </Text>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}
