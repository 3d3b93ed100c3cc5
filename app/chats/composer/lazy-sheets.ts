import { lazyDialog } from '../../site/lazy-dialog.tsx'

export const GiftSheet = lazyDialog(
  async () => (await import('./gift-sheet.tsx')).GiftSheet,
  ({ open }) => open,
)

export const PhotoSheet = lazyDialog(
  async () => (await import('./photo-sheet.tsx')).PhotoSheet,
  ({ open }) => open,
)

export const RefusedSending = lazyDialog(
  async () => (await import('./refused-sending.tsx')).RefusedSending,
  ({ error }) => error !== null,
)

export const IcebreakerSheet = lazyDialog(
  async () => (await import('./icebreaker-sheet.tsx')).IcebreakerSheet,
  ({ open }) => open,
)
