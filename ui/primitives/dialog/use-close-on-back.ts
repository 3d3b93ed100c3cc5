import { useEffect, useEffectEvent } from 'react'
import { type OpenModal, openModals } from './open-modals.ts'

/** The browser's Back closes a modal, where the app connects `openModals` with the history. */
export function useCloseOnBack(open: boolean, modal: OpenModal): void {
  const isDismissible = useEffectEvent(modal.isDismissible)
  const close = useEffectEvent(modal.close)
  useEffect(() => {
    if (!open || !isDismissible()) return
    return openModals.add({ isDismissible: () => isDismissible(), close: () => close() })
  }, [open])
}
