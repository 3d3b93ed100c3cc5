import { useSyncExternalStore } from 'react'
import type { InstallWay } from '#core/notices/install-app.ts'
import { isAppleSafari } from './written-way.ts'

/** What Chromium browsers hand over when the site may be installed; TypeScript does not know it. */
type InstallEvent = Event & { prompt(): Promise<unknown> }

let offered: InstallEvent | null = null
const listeners = new Set<() => void>()

function keep(event: InstallEvent | null): void {
  offered = event
  for (const changed of listeners) changed()
}

function onOffer(event: Event): void {
  // The browser would put its own question over the page, at a moment of its own.
  event.preventDefault()
  if ('prompt' in event) keep(event as InstallEvent)
}

const onInstalled = () => keep(null)

/** Keeps the browser's offer to install the site for the moment at which a member wants it. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', onOffer)
  addEventListener('appinstalled', onInstalled)
}

/** How the site can be installed here, and the browser's own question, which it asks once. */
export function useInstallOffer(): {
  readonly way: InstallWay | null
  readonly install: () => void
} {
  const event = useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => offered,
    () => null,
  )
  const written = typeof navigator !== 'undefined' && isAppleSafari(navigator)
  return {
    way: event ? 'prompt' : written ? 'written' : null,
    install: () => {
      void event?.prompt()
      keep(null)
    },
  }
}
