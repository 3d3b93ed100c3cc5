/** The discount code in the URL of a purchase page. */
export type CodeSearch = { readonly code?: string }

/** More than any code has; the API takes no more either. */
export const CODE_LENGTH = 60

/** Parses the code; an invalid one is ignored. */
export function codeSearch({ code }: Record<string, unknown>): CodeSearch {
  // The router parses an all-digit value as a number.
  const text = String(code ?? '').trim()
  return text === '' || text.length > CODE_LENGTH ? {} : { code: text }
}
