import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './playground.css'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'
import { examples } from './examples.ts'

type Fetcher = Parameters<typeof GraphiQL>[0]['fetcher']

/** The same address and cookies as the pages: whoever is signed in at the staff desk may ask staff questions. */
const fetcher: Fetcher = async (request, options) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true', ...options?.headers },
    body: JSON.stringify(request),
  })
  return response.json() as Promise<Record<string, unknown>>
}

// On later visits the tabs come from storage, with their variables; on the first one the open tab lacks its own.
const isFirstVisit = !localStorage.getItem('graphiql:tabState')

createRoot(document.querySelector('#playground')!).render(
  <GraphiQL
    fetcher={fetcher}
    defaultTabs={examples}
    initialVariables={isFirstVisit ? examples[0]?.variables : undefined}
    defaultEditorToolsVisibility="variables"
  />,
)
