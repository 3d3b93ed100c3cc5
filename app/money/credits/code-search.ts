import { cleanPasted, isStorable } from '#core/shared/text.ts'

/** The discount code in the URL of a purchase page. */
export type CodeSearch = { readonly code?: string }

/** The chosen bundle too, where one chooses it: the way back from the checkout leads to it. */
export type BundleSearch = CodeSearch & { readonly bundle?: string }

/** More than any code has; the API takes no more either. */
export const CODE_LENGTH = 60
/** The API takes no longer id. */
const BUNDLE_LENGTH = 40

/** Parses the code; an invalid one is ignored. */
export function codeSearch({ code }: Record<string, unknown>): CodeSearch {
  // The router parses an all-digit value as a number.
  const text = cleanPasted(String(code ?? ''))
  return text !== '' && text.length <= CODE_LENGTH && isStorable(text) ? { code: text } : {}
}

/** Parses the code and the bundle. */
export function bundleSearch(search: Record<string, unknown>): BundleSearch {
  const bundle = String(search.bundle ?? '')
  const isId = bundle !== '' && bundle.length <= BUNDLE_LENGTH && isStorable(bundle)
  return { ...codeSearch(search), ...(isId && { bundle }) }
}

/** The same search with another code, or none. */
export const withCode =
  (next: string | null) =>
  ({ code: _, ...others }: BundleSearch): BundleSearch => ({
    ...others,
    ...(next !== null && { code: next }),
  })
