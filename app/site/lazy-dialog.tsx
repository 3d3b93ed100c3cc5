import { type ComponentType, lazy } from 'react'
import { useOpenedOnce } from '../shared/use-opened-once.ts'
import { LazyOverlay } from './lazy-overlay.tsx'

type Props<Own> = {
  readonly dialog: ComponentType<Own>
  readonly open: boolean
  readonly own: Own
}

function OnceOpened<Own extends object>({ dialog: Dialog, open, own }: Props<Own>) {
  if (!useOpenedOnce(open)) return null
  return (
    <LazyOverlay>
      <Dialog {...own} />
    </LazyOverlay>
  )
}

/** A dialog whose code is fetched when it first opens; `isOpen` tells by its props. */
export function lazyDialog<Own extends object>(
  load: () => Promise<ComponentType<Own>>,
  isOpen: (own: Own) => boolean,
): ComponentType<Own> {
  const dialog: ComponentType<Own> = lazy(async () => ({ default: await load() }))
  return (own) => <OnceOpened dialog={dialog} open={isOpen(own)} own={own} />
}
