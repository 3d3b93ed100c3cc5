import type { QueryKey } from '@tanstack/react-query'
import type { Locale } from '#core/site/locales.ts'
import type { CallError } from './client/client.ts'
import type { Area } from './locales/i18n.ts'

/** What a page rendered on the server starts from in the browser: the answers it was made of, and which texts. */
export type Boot = {
  readonly locale: Locale
  /** The country whose dates, numbers and prices it writes. */
  readonly country: string
  /** The time zone its moments are told in; `null` where it tells none. */
  readonly timeZone: string | null
  readonly areas: readonly Area[]
  /** The place in the event log from which on the page wants to hear of changes; `null` where it belongs to nobody. */
  readonly since: string | null
  /** Answers by the key of their question; when they came is left out, so that a page made anew is the same page. */
  readonly answers: readonly (readonly [QueryKey, unknown])[]
  /** What was refused: the page shows that too. */
  readonly refusals: readonly (readonly [QueryKey, CallError])[]
}

/** What the server left in the page; `null` in the empty page of the members' area. */
export function readBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent
  return text ? JSON.parse(text) : null
}
