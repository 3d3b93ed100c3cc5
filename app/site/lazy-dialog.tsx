import type { ComponentType } from 'react'
import { useOpenedOnce } from '../shared/use-opened-once.ts'
import { lazyOverlay } from './lazy-overlay.tsx'

type Props<Own> = {
  readonly dialog: ComponentType<Own>
  readonly open: boolean
  readonly own: Own
}

function OnceOpened<Own extends object>({ dialog: Dialog, open, own }: Props<Own>) {
  return useOpenedOnce(open) ? <Dialog {...own} /> : null
}

/** A dialog whose code is fetched when it first opens; `isOpen` tells by its props. */
export function lazyDialog<Own extends object>(
  load: () => Promise<ComponentType<Own>>,
  isOpen: (own: Own) => boolean,
): ComponentType<Own> {
  const dialog = lazyOverlay(load)
  return (own) => <OnceOpened dialog={dialog} open={isOpen(own)} own={own} />
}
