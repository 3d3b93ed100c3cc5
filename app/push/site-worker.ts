import { SERVICE_WORKER_VERSION } from '#core/site/limits.ts'
import type { Spoken } from '../worker/answer-offline.ts'

const ADDRESS = `/sw.js?v=${SERVICE_WORKER_VERSION}`

type Policy = { createScriptURL(address: string): string }
type Policies = {
  createPolicy(name: string, rules: { createScriptURL: () => string }): Policy
}

/** The pages' policy takes no text for the address of a script; this is the one there is. */
function trusted(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies }
  const policy = trustedTypes?.createPolicy('site-worker', { createScriptURL: () => ADDRESS })
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS
}

let registered: Promise<ServiceWorkerRegistration> | null = null
let allowed = false

/** From now on the built site's own worker is used: only its own page says so, as mocks have a worker in its place. */
export function allowWorker(): void {
  allowed = 'serviceWorker' in navigator
}

/** What the page itself needs comes first. */
const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null)
    else addEventListener('load', resolve, { once: true })
  })

/** The worker behind this page, registered when it is first asked for; `null` where there is none. */
export async function siteWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  if (!allowed) return (await navigator.serviceWorker.getRegistration()) ?? null
  registered ??= loaded().then(() =>
    navigator.serviceWorker.register(trusted(), { updateViaCache: 'none' }),
  )
  return registered.catch(() => null)
}

/** Wakes the site's own worker and tells it in which language, and as which site, it speaks when no page can. */
export async function tellWorker(spoken: Spoken): Promise<void> {
  if (!allowed || !(await siteWorker())) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(spoken)
}
