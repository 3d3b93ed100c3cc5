import { keyOf, keysOf } from '#adapters/system/email-keys.ts'
import { type EmailKey, lowerCased } from '#core/accounts/email.ts'

/** Of rows, which are replaced when they change: thousands are compared with each address. */
const known = new WeakMap<object, EmailKey>()

/** The key of a row's email. */
export function keyOfRow(row: { readonly email: string }): EmailKey {
  const key = known.get(row) ?? keyOf(row.email)
  known.set(row, key)
  return key
}

/** The row with an email, however it is written; of two in one mailbox the one of this spelling. */
export function byEmail<Row extends { readonly email: string }>(
  rows: readonly Row[],
  email: string,
): Row | null {
  const { key, spelling } = keysOf(email)
  const found = rows.filter((row) => keyOfRow(row) === key)
  return found.find((row) => lowerCased(row.email) === spelling) ?? found[0] ?? null
}
