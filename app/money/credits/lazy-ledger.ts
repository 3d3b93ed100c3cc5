import { lazyDialog } from '../../site/lazy-dialog.tsx'

/** The ledger, in a sheet over the page. */
export const LedgerSheet = lazyDialog(
  async () => (await import('./ledger-sheet.tsx')).LedgerSheet,
  ({ open }) => open,
)
