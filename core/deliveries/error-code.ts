const CODE = /^[A-Za-z0-9][\w.:-]{0,39}$/

/** Error code for the log: an error's message may contain an address or a text. */
export function errorCodeOf(cause: unknown): string {
  const { code, name }: { readonly code?: unknown; readonly name?: unknown } = Object(cause)
  const known = [code, name].find((word) => typeof word === 'string' && CODE.test(word))
  return typeof known === 'string' ? known : 'unknown'
}
