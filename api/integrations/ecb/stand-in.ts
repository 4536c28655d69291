import { page, startStandIn, type StandIn } from '../sandbox/stand-in.ts'

/** Units for one euro, as they might be. */
const rates = { USD: '1.1000', JPY: '171.25', GBP: '0.8800', SEK: '11.0000', CAD: '1.5400', BRL: '6.0500' }

const fileOf = (day: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${day}'>
${Object.entries(rates)
  .map(([currency, rate]) => `			<Cube currency='${currency}' rate='${rate}'/>`)
  .join('\n')}
		</Cube>
	</Cube>
</gesmes:Envelope>
`

export interface EcbStandIn extends StandIn {
  /** The day of its rates; today where none was set. */
  setDay: (day: string) => void
  /** The file as it stands, to be made another one of. */
  file: () => string
  /** What it answers from now on in place of its file; its file again without one. */
  answerWith: (body: string | undefined) => void
}

/** The European Central Bank: one file at one address. */
export const startEcbStandIn = async (port = 0): Promise<EcbStandIn> => {
  let day: string | undefined
  let other: string | undefined
  const file = () => fileOf(day ?? new Date().toISOString().slice(0, 10))
  const standIn = await startStandIn(
    {
      name: 'central bank',
      respond: ({ url }) =>
        url.pathname === '/stats/eurofxref/eurofxref-daily.xml'
          ? { headers: { 'content-type': 'text/xml' }, body: other ?? file() }
          : page('Page not found', 404),
      error: (status) => page('Error', status),
    },
    port,
  )
  return {
    ...standIn,
    setDay: (next) => void (day = next),
    file,
    answerWith: (body) => void (other = body),
  }
}
