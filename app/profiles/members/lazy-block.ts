import { lazyDialog } from '../../site/lazy-dialog.tsx'

/** The question before a member is blocked, from any page. */
export const LazyBlock = lazyDialog(
  async () => (await import('./block-question.tsx')).BlockQuestion,
  ({ open }) => open,
)
