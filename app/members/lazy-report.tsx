import { lazy } from 'react'
import { LazyOverlay } from '../site/lazy-overlay.tsx'
import type { ReportModalProps } from './report-modal.tsx'

/** Lazy-loaded: rarely needed. */
const ReportModal = lazy(async () => {
  const { ReportModal } = await import('./report-modal.tsx')
  return { default: ReportModal }
})

/** The report dialog of a member, from any page. */
export function LazyReport(props: ReportModalProps) {
  return (
    <LazyOverlay>
      <ReportModal {...props} />
    </LazyOverlay>
  )
}
