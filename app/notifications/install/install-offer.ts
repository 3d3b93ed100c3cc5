import type { InstallWay } from '#core/membership/alerts/prompts.ts'
import { isAppleSafari } from './apple-safari.ts'
import { INSTALLED } from './installed.ts'

/** Chromium's `beforeinstallprompt` event, missing in TypeScript's types. */
type InstallEvent = Event & { prompt(): Promise<unknown> }

let offered: InstallEvent | null = null

function onOffer(event: Event): void {
  // Suppress the browser's own prompt, at a time of its choice.
  event.preventDefault()
  if ('prompt' in event) offered = event as InstallEvent
}

function onInstalled(): void {
  offered = null
}

/** Stores the browser's install prompt for later use. */
export function captureInstallOffer(): void {
  addEventListener('beforeinstallprompt', onOffer)
  addEventListener('appinstalled', onInstalled)
}

/** How to install the site here, as known now; `null` in the installed app. */
export function currentInstallWay(): InstallWay | null {
  if (matchMedia(INSTALLED).matches) return null
  if (offered) return 'prompt'
  return isAppleSafari(navigator) ? 'written' : null
}

/** Opens the native prompt, usable once. */
export function install(): void {
  void offered?.prompt()
  offered = null
}
