import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { useHistoryState } from '../../shared/use-history-state.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by the login that brought back a deleted account. */
    restored?: true
  }
}

/** Welcomes back who restored a deleted account, on the page where the login leads. */
export function RestoredAlert() {
  const { t } = useTranslation('notices')
  if (!useHistoryState('restored')) return null
  return (
    <Page tight>
      <Alert tone="success" title={t('restored.title')}>
        {t('restored.text')}
      </Alert>
    </Page>
  )
}
