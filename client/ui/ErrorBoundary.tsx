import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  fallback: (retry: () => void) => ReactNode
  /** A new value clears the error: another page is another try. */
  resetKey: string
  children: ReactNode
}

/** Keeps one broken part from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children
  }
}
