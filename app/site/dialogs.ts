import { lazyDialog } from './lazy-dialog.tsx'

/** Confirmation of something that costs or cannot be undone. */
export const ConfirmDialog = lazyDialog(
  async () => (await import('#ui/patterns/confirm-dialog/confirm-dialog.tsx')).ConfirmDialog,
  ({ open }) => open,
)

/** Photos in full screen. */
export const Lightbox = lazyDialog(
  async () => (await import('#ui/patterns/gallery/lightbox.tsx')).Lightbox,
  ({ start }) => start !== null,
)
