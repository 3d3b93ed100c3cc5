const CODE = /^[A-Za-z0-9][\w.:-]{0,39}$/

/** A word for why something failed, fit for a log: the message of what was thrown may quote an address or a text. */
export function errorCodeOf(cause: unknown): string {
  const { code, name }: { readonly code?: unknown; readonly name?: unknown } = Object(cause)
  const known = [code, name].find((word) => typeof word === 'string' && CODE.test(word))
  return typeof known === 'string' ? known : 'unknown'
}
