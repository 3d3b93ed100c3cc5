import { isShown } from '../accounts/account.ts'
import type { AccountError } from '../accounts/errors.ts'
import type { Ports, Stores } from '../ports.ts'
import {
  type PasswordTry,
  passwordTries,
  type TooManyTries,
  type TriedFrom,
} from '../rate-limits/password-tries.ts'
import { consumeTry } from '../rate-limits/rate-limit.ts'
import { type Tried, tryKeys } from '../rate-limits/tries.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { DAY } from '../shared/time.ts'
import { provePassword, refusalOf } from './prove-password.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'limits' | 'passwords' | 'secrets' | 'now'>

/** The account (`null` for an unknown email), and the origin of the attempt; `device` is the device cookie. */
export type Proof = Tried &
  TriedFrom & {
    readonly password: string
    /** False where this account may not use its password: a right one counts like a wrong one. */
    readonly accepted?: boolean
  }

type Refusal = TooManyTries | Extract<AccountError, { code: 'login.failed' }>

/**
 * Verifies a password, rate-limited (product.md §4). The attempt is counted before the hash is checked, so a hundred
 * parallel guesses are still five. An unknown email takes the same work. One that a busy server did not verify counts for
 * nothing.
 */
export async function verifyPassword(
  ports: Needs,
  { account, email, password, accepted = true, address, device: shown }: Proof,
): Promise<Result<null, Refusal>> {
  const { reads, atomically } = ports
  const device = shown === null ? null : await reads.devices.find(shown, account?.id ?? '')
  const tried = { email, account }
  const tries = passwordTries(ports, tried, { address, device: device?.id ?? null })
  const hash = (accepted && account?.passwordHash) || null
  const right = await provePassword(ports, tries, { password, hash })
  if (!right.ok) return right
  if (right.value) return ok(null)
  const refused = await atomically(async (stores) => ok(await refuse(stores, ports, tried, tries)))
  return err(refused.value)
}

/** The refusal of a wrong password; the owner is notified when it was one too many. */
async function refuse(
  stores: Stores,
  ports: Needs,
  tried: Tried,
  tries: readonly PasswordTry[],
): Promise<Refusal> {
  const refused = await refusalOf(stores, tries, ports.now())
  if (!refused) return { code: 'login.failed' }
  if (refused.by.code === 'login.locked') await notifyOwner(stores, ports, tried)
  return refused.error
}

/**
 * Notifies a member that their password is being guessed, at most once a day. Takes the same work for an unknown
 * email.
 */
async function notifyOwner(stores: Stores, ports: Needs, tried: Tried): Promise<void> {
  const { secrets, now } = ports
  const key = tryKeys(secrets).told(tried)
  if (await consumeTry(stores, { key, limit: { tries: 1, window: DAY } }, now())) return
  const { account } = tried
  if (account && isShown(account)) {
    await stores.events.append({ type: 'password.guessed', member: account.id }, now())
  } else {
    await stores.attempts.add(`${key} to nobody`, now())
  }
}
