import { PAGES, type PageName } from '#core/site/pages/text-pages.ts'
import { matches } from './matching.ts'
import { COOKIES, PAGE_PARTS } from './page-parts.ts'

/** A page, or a section of one. */
export type Place = { readonly page: PageName; readonly part: string | null }

/** The texts that a search reads: a page's title, a section's title and text. */
export type TextOf = (place: Place) => string

const partsOf = (page: PageName): readonly string[] =>
  PAGE_PARTS[page].flatMap(({ parts }): readonly string[] => parts)

/** Whether a section holds what was typed; the cookies' names stand in its table. */
export function holds(textOf: TextOf, place: Place, typed: string): boolean {
  const table = place.page === 'cookies' && place.part === 'cookies' ? COOKIES.join(' ') : ''
  return matches(`${textOf(place)}\n${table}`, typed)
}

/** What the other pages say about it, in their order; nothing if nothing was typed. */
export function foundElsewhere(here: PageName, typed: string, textOf: TextOf): readonly Place[] {
  if (typed.trim() === '') return []
  return PAGES.filter((page) => page !== here)
    .flatMap((page): readonly Place[] => [
      { page, part: null },
      ...partsOf(page).map((part) => ({ page, part })),
    ])
    .filter((place) => holds(textOf, place, typed))
}
