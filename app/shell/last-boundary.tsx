import type { i18n } from 'i18next'
import { Component, type ReactNode } from 'react'
import { LastPage } from './last-page.tsx'

export type LastBoundaryProps = { readonly texts: i18n; readonly children: ReactNode }

/** Spec §8: what is shown when showing the error page fails; React asks for a class. */
export class LastBoundary extends Component<LastBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override render() {
    const { texts, children } = this.props
    if (!this.state.failed) return children
    return (
      <LastPage
        title={texts.t('last.title')}
        again={texts.t('error.again')}
        home={texts.t('not-found.home')}
      />
    )
  }
}
