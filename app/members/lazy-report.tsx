import { lazy, Suspense } from 'react'
import type { ReportModalProps } from './report-modal.tsx'

/** Loaded when it is first opened: few ever need it. */
const ReportModal = lazy(async () => {
  const { ReportModal } = await import('./report-modal.tsx')
  return { default: ReportModal }
})

/** The report of a member, opened wherever one meets them. */
export function LazyReport(props: ReportModalProps) {
  return (
    <Suspense fallback={null}>
      <ReportModal {...props} />
    </Suspense>
  )
}
