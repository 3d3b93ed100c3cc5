import type { i18n } from 'i18next'
import { Component, type ReactNode } from 'react'
import { FatalErrorPage } from './fatal-error-page.tsx'

export type RootErrorBoundaryProps = { readonly texts: i18n; readonly children: ReactNode }

/** Spec §8: error boundary for when the error page fails; React requires a class. */
export class RootErrorBoundary extends Component<
  RootErrorBoundaryProps,
  { readonly failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override render() {
    const { texts, children } = this.props
    if (!this.state.failed) return children
    return (
      <FatalErrorPage
        title={texts.t('last.title')}
        again={texts.t('error.again')}
        home={texts.t('not-found.home')}
      />
    )
  }
}
