import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { tellAskedPath } from './asked-path.ts'

interface PageRouterProps {
  /** Whether the old page stays until the new one is here. */
  keepsPage: boolean
  children: ReactNode
}

/** React Router's BrowserRouter, which also tells at once where somebody goes. */
export const PageRouter = ({ keepsPage, children }: PageRouterProps) => {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, show] = useState({ action: history.action, location: history.location })

  useLayoutEffect(
    () =>
      history.listen((next) => {
        tellAskedPath(next.location.pathname)
        if (keepsPage) startTransition(() => show(next))
        else show(next)
      }),
    [history, keepsPage],
  )
  return (
    <Router navigator={history} location={location} navigationType={action}>
      {children}
    </Router>
  )
}
