import type { DehydratedState } from '@tanstack/react-query'
import type { Resource } from 'i18next'
import type { Locale } from '#core/site/locales.ts'

/** What a page rendered on the server starts from in the browser: the texts and answers it was made of. */
export type Boot = {
  readonly locale: Locale
  readonly texts: Resource
  readonly queries: DehydratedState
}

/** The event by which a part of a rendered page says that the app has taken it over; see `early.ts`. */
export const TAKEN_OVER = 'app-taken-over'

/** What the server left in the page; `null` in the empty page of the members' area. */
export function readBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent
  return text ? JSON.parse(text) : null
}
