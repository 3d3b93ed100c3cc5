import type { QueryKey } from '@tanstack/react-query'
import type { Resource } from 'i18next'
import type { Locale } from '#core/site/locales.ts'

/** What a page rendered on the server starts from in the browser: the texts and answers it was made of. */
export type Boot = {
  readonly locale: Locale
  readonly texts: Resource
  /** Answers by the key of their question; when they came is left out, so that a page made anew is the same page. */
  readonly answers: readonly (readonly [QueryKey, unknown])[]
}

/** What the server left in the page; `null` in the empty page of the members' area. */
export function readBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent
  return text ? JSON.parse(text) : null
}
