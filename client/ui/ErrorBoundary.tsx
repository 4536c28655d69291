import { Component, type ReactNode } from 'react'
import { forgetFailures } from './lazy-part.tsx'

interface ErrorBoundaryProps {
  fallback: (retry: () => void, error: unknown) => ReactNode
  /** A new value clears the error: another page is another try. */
  resetKey?: string
  children: ReactNode
}

interface State {
  failure: { error: unknown } | null
}

/** Keeps one broken part from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  retry = () => {
    forgetFailures()
    this.setState({ failure: null })
  }

  override componentDidUpdate(before: ErrorBoundaryProps, stateBefore: State) {
    // A failure that came with the new value is this page's own.
    if (stateBefore.failure && this.state.failure && before.resetKey !== this.props.resetKey) this.retry()
  }

  override componentWillUnmount() {
    if (this.state.failure) forgetFailures()
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(this.retry, failure.error) : this.props.children
  }
}
