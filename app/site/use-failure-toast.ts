import { useToast } from '#ui/primitives/toast/toast.tsx'
import { errorOf } from '../client/client.ts'
import { repeatOfflineAlert } from './offline-alerts.ts'
import { useExplain } from './use-explain.ts'

/** Says in a toast why an action failed; offline the alert of the page says so, where it is seen. */
export function useFailureToast(): (error: unknown) => void {
  const explain = useExplain()
  const show = useToast()
  return (error) => {
    const isOffline = errorOf(error).code === 'network' && !navigator.onLine
    if (isOffline && repeatOfflineAlert()) return
    show({ tone: 'danger', text: explain(error) })
  }
}
