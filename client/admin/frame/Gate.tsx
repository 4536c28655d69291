import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAdminAppQuery } from '../AdminApp.generated.ts'
import { NewPasswordCard, passwordLinks } from '../sign-in/NewPasswordCard.tsx'
import { SignInCard } from '../sign-in/SignInCard.tsx'
import { SignInScene } from '../sign-in/SignInScene.tsx'
import { failureOf } from '../ui/failure.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { WriterContext } from '../ui/unsaved.ts'
import { Frame } from './Frame.tsx'
import { pageAt } from './pages.ts'
import { useColorMode } from './useColorMode.ts'
import { useDocumentHead } from './useDocumentHead.ts'
import { DeskContext } from './viewer.tsx'

const Waiting = () => (
  <Center as="main" minHeight="100dvh">
    <output>
      <Spinner size="lg" color="coral.solid" />
      <VisuallyHidden>Loading</VisuallyHidden>
    </output>
  </Center>
)

/** Who has just signed in begins at the page: the form that had the focus has gone. */
const useFocusAfterSignIn = (who: 'unknown' | 'stranger' | 'staff') => {
  const before = useRef(who)
  useEffect(() => {
    if (before.current === 'stranger' && who === 'staff' && document.activeElement === document.body)
      document.getElementById('content')?.focus()
    before.current = who
  }, [who])
}

/** Strangers get the sign-in card in place of the page, at the page's own address. */
export const Gate = () => {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const colorMode = useColorMode()
  const { data, loading, error, refetch } = useAdminAppQuery({ fetchPolicy: 'cache-first' })
  const page = pageAt(pathname)
  const link = passwordLinks.find((kind) => query.get(kind))
  useDocumentHead(page.title)

  const viewer = data?.viewer
  useFocusAfterSignIn(data ? (viewer ? 'staff' : 'stranger') : 'unknown')
  const desk = useMemo(() => (viewer && data ? { viewer, hotel: data.hotel } : null), [viewer, data])

  if (data && link)
    return (
      <SignInScene hotelName={data.hotel.name} mode={colorMode.mode}>
        <NewPasswordCard key={query.get(link)} link={link} token={query.get(link)!} />
      </SignInScene>
    )
  if (desk)
    return (
      <DeskContext value={desk}>
        <WriterContext value={desk.viewer.id}>
          <Frame page={page} mode={colorMode.mode} onToggle={colorMode.toggle} />
        </WriterContext>
      </DeskContext>
    )
  if (data)
    return (
      <SignInScene hotelName={data.hotel.name} mode={colorMode.mode}>
        <SignInCard title={page.title} />
      </SignInScene>
    )
  if (!error) return <Waiting />
  return (
    <Center as="main" minHeight="100dvh" px="4">
      <LoadFailure what="the staff desk" failure={failureOf(error)} onRetry={() => void refetch()} retrying={loading} />
    </Center>
  )
}
