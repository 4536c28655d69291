import { Code, Link } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { deskPath } from '#graphql/desk-paths.ts'
import { useViewer } from '../frame/viewer.tsx'
import { asSentence } from './sentence.ts'

/** Where keys and addresses of outside services are entered; others learn who may. */
export const ConnectionsLink = () => {
  const { can } = useViewer()
  if (!can('connections:manage')) return <>Connections (for owners)</>
  return (
    <Link asChild variant="underline" display="inline">
      <RouterLink to={deskPath('connections')}>Connections</RouterLink>
    </Link>
  )
}

/** A server's sentence in which the names of settings (PUBLIC_URL) stand out, and which leads to the tab Connections. */
export const SettingsSentence = ({ children }: { children: string }) =>
  asSentence(children)
    .split(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|(?<=under )Connections)\b/)
    .map((part, place) => {
      // Every second part is what the expression caught.
      if (place % 2 === 0) return part
      return part === 'Connections' ? <ConnectionsLink key={place} /> : <Code key={place}>{part}</Code>
    })
