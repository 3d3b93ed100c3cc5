/** The discount code in the address of a page where one buys. */
export type CodeSearch = { readonly code?: string }

const LONGEST = 60

/** The code in an address; what cannot be one is left out. */
export function codeSearch({ code }: Record<string, unknown>): CodeSearch {
  // An address that is all figures is read as a number.
  const text = String(code ?? '').trim()
  return text === '' || text.length > LONGEST ? {} : { code: text }
}
