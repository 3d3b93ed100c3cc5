import { keyOf, keysOf } from '#adapters/system/email-keys.ts'
import { lowerCased } from '#core/accounts/email.ts'

/** The row with an email, however it is written; of two in one mailbox the one of this spelling. */
export function byEmail<Row extends { readonly email: string }>(
  rows: readonly Row[],
  email: string,
): Row | null {
  const { key, spelling } = keysOf(email)
  const found = rows.filter((row) => keyOf(row.email) === key)
  return found.find((row) => lowerCased(row.email) === spelling) ?? found[0] ?? null
}
