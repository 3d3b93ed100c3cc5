import type { QueryKey } from '@tanstack/react-query'
import type { Locale } from '#core/site/locales.ts'
import type { Area } from './locales/i18n.ts'

/** What a page rendered on the server starts from in the browser: the answers it was made of, and which texts. */
export type Boot = {
  readonly locale: Locale
  /** The time zone its moments are told in; `null` where it tells none. */
  readonly timeZone: string | null
  readonly areas: readonly Area[]
  /** Answers by the key of their question; when they came is left out, so that a page made anew is the same page. */
  readonly answers: readonly (readonly [QueryKey, unknown])[]
}

/** What the server left in the page; `null` in the empty page of the members' area. */
export function readBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent
  return text ? JSON.parse(text) : null
}
