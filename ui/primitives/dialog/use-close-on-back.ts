import { useEffect, useEffectEvent } from 'react'
import { type OpenModal, openModals } from './open-modals.ts'

/**
 * The browser's Back closes a modal, where the app connects `openModals` with the history. Android's Back closes it by
 * itself, also where the page before is another document, which no script can keep it from.
 */
export function useCloseOnBack(open: boolean, modal: OpenModal): void {
  const isDismissible = useEffectEvent(modal.isDismissible)
  const close = useEffectEvent(modal.close)
  const stepBack = useEffectEvent(modal.stepBack ?? (() => false))
  useEffect(() => {
    if (!open || !isDismissible()) return
    const remove = openModals.add({
      isDismissible: () => isDismissible(),
      close: () => close(),
      stepBack: () => stepBack(),
    })
    let stop = () => {}
    const watch = () => {
      stop = watchCloseRequests(() => {
        if (!isDismissible()) return
        // A watcher ends with its request.
        if (stepBack()) watch()
        else close()
      })
    }
    watch()
    return () => {
      stop()
      remove()
    }
  }, [open])
}

/** The used part of `CloseWatcher`, which TypeScript's library lacks. */
type Watcher = EventTarget & { destroy(): void }
type Platform = { readonly CloseWatcher?: new () => Watcher }

/** Listens for the system's request to close what is open, where browsers have it; returns the stop function. */
function watchCloseRequests(requested: () => void): () => void {
  const { CloseWatcher } = globalThis as Platform
  if (!CloseWatcher) return () => undefined
  const watcher = new CloseWatcher()
  watcher.addEventListener('close', requested)
  return () => watcher.destroy()
}
