import { SERVICE_WORKER_VERSION } from '#core/site/pages/constants.ts'
import type { Spoken } from '../../client/worker/answer-offline.ts'
import { trustedScript } from '../../shared/trusted-script.ts'

const ADDRESS = `/sw.js?v=${SERVICE_WORKER_VERSION}`

let registered: Promise<ServiceWorkerRegistration> | null = null
let allowed = false

/** Enables the built site's worker; only called by its own page, as mocks have another worker. */
export function allowWorker(): void {
  allowed = 'serviceWorker' in navigator
}

/** After the page's own requests. */
const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null)
    else addEventListener('load', resolve, { once: true })
  })

/** The page's service worker, registered lazily; `null` if unsupported. */
export async function siteWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  if (!allowed) return (await navigator.serviceWorker.getRegistration()) ?? null
  registered ??= loaded().then(() =>
    navigator.serviceWorker.register(trustedScript('site-worker', ADDRESS), {
      updateViaCache: 'none',
    }),
  )
  return registered.catch(() => null)
}

/** Registers the worker and tells it language and site, for when no page is open. */
export async function postToWorker(spoken: Spoken): Promise<void> {
  if (!allowed || !(await siteWorker())) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(spoken)
}
