import { useEffect, useEffectEvent } from 'react'
import { type OpenModal, openModals } from './open-modals.ts'

/** Chrome's Back skips history entries added before the page was touched: what opens by itself there gets none. */
const wasTouched = () => navigator.userActivation?.hasBeenActive ?? true

/** The browser's Back closes it, where the app connects `openModals` with the history. */
export function useCloseOnBack(open: boolean, modal: OpenModal): void {
  const isDismissible = useEffectEvent(modal.isDismissible)
  const close = useEffectEvent(modal.close)
  useEffect(() => {
    if (!open || !isDismissible() || !wasTouched()) return
    return openModals.add({ isDismissible: () => isDismissible(), close: () => close() })
  }, [open])
}
