import type { Account } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'

/** Fingerprint of an account's current password, to tell later whether it has changed since. */
export const passwordPrint = (
  { secrets }: Pick<Ports, 'secrets'>,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): string => secrets.fingerprint(`password ${id} ${passwordHash}`)
