import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorView } from './error-view'

interface ErrorBoundaryState {
  error: { status?: number } | null
}

/** Shows the error view in place of a page that failed; header and footer stay. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    const { status } = (typeof error === 'object' && error !== null ? error : {}) as { status?: unknown }
    return { error: typeof status === 'number' ? { status } : {} }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('The page failed', error, componentStack)
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? <ErrorView status={error.status} /> : this.props.children
  }
}
