import { lazyDialog } from '../../site/lazy-dialog.tsx'

/** The report dialog of a member, from any page. */
export const LazyReport = lazyDialog(
  async () => (await import('./report-modal.tsx')).ReportModal,
  () => true,
)
