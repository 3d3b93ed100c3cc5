import type { QueryKey } from '@tanstack/react-query'
import type { Locale } from '#core/site/locales.ts'
import type { Refusal } from './client/client.ts'
import type { Area } from './locales/i18n.ts'

/** Data embedded by the server for hydration: API responses and text areas. */
export type Boot = {
  readonly locale: Locale
  /** The country of its formats. */
  readonly country: string
  /** Time zone of its times; `null` if it has none. */
  readonly timeZone: string | null
  readonly areas: readonly Area[]
  /** Event-log position from which to replay changes; `null` for public pages. */
  readonly since: string | null
  /** Responses by query key; without timestamps, so that a page rendered again is identical. */
  readonly answers: readonly (readonly [QueryKey, unknown])[]
  /** Refusals, which the page shows too. */
  readonly refusals: readonly (readonly [QueryKey, Pick<Refusal, 'error' | 'status'>])[]
}

/** What the same element holds for the start script: URLs of the entry, of what it needs in order, and of the manifest. */
export type BootFiles = {
  readonly entry: string
  readonly scripts: readonly string[]
  readonly webManifest: string
}

/** The embedded data; `null` in a shell. */
export function readBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent
  return text ? JSON.parse(text) : null
}

/** Whether a shell is a visitor's, by its request: there was no session that could be asked about. */
export const isVisitorsShell = (): boolean => document.getElementById('visitor') !== null
