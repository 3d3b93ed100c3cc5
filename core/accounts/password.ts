import type { Ports, Stores } from '../ports.ts'
import { folded } from '../shared/folded.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { DAY, type Instant } from '../shared/time.ts'
import { type Account, isShown } from './account.ts'
import { isCommonPassword } from './credentials/common-passwords.ts'
import type { AccountError } from './errors.ts'
import {
  type PasswordTry,
  passwordTries,
  type TooManyTries,
  type Tried,
  type TriedFrom,
  tooMany,
  tryKeys,
} from './rate-limit.ts'
import { attemptInTurn, blockEnd, consumeTry, lockTries } from './tries.ts'

/** product.md §4; `strong` is the length up to which the hint asks for more. */
export const PASSWORD_LENGTH = { minimum: 8, maximum: 128, strong: 15 } as const

export type PasswordError = Extract<
  AccountError,
  { code: `password.${'missing' | 'too-short' | 'too-long' | 'common' | 'personal'}` }
>

/** The owner's data, which the password must not contain. */
export type PasswordOwner = { readonly email: string; readonly name: string }

/** Unicode-normalised: the same password typed on another device compares equal. */
export const normalizePassword = (password: string): string => password.normalize('NFKC')

/** In code points: what counts is what must be guessed, not what is seen. */
const lengthOf = (text: string): number => [...text].length

function isPersonal(password: string, { email, name }: PasswordOwner): boolean {
  const local = email.split('@')[0] ?? ''
  const plain = folded(password)
  return [email, local, name].some((text) => text !== '' && folded(text.trim()) === plain)
}

/**
 * Any 8 to 128 characters, but no common password, none made of the names of the sites it is for, and not the member's
 * own email or name.
 */
export function checkPassword(
  typed: string,
  owner: PasswordOwner,
  sites: readonly string[],
): Result<string, PasswordError> {
  const password = normalizePassword(typed)
  const length = lengthOf(password)
  const { minimum, maximum } = PASSWORD_LENGTH
  if (length === 0) return err({ code: 'password.missing' })
  if (length < minimum) return err({ code: 'password.too-short', minimum })
  if (length > maximum) return err({ code: 'password.too-long', limit: maximum })
  if (isPersonal(password, owner)) return err({ code: 'password.personal' })
  if (isCommonPassword(password, sites)) return err({ code: 'password.common' })
  return ok(password)
}

type Strength = 0 | 1 | 2 | 3 | 4

/** Strength hint, not a rule: 0 is refused, 4 is a phrase of fifteen characters or more. */
export function strengthOf(
  typed: string,
  owner: PasswordOwner,
  sites: readonly string[],
): Strength {
  const checked = checkPassword(typed, owner, sites)
  if (!checked.ok) return 0
  const length = lengthOf(checked.value)
  const varied = new Set(checked.value).size > 5
  if (!varied) return 1
  if (length >= PASSWORD_LENGTH.strong) return 4
  return length >= 12 ? 3 : length >= 10 ? 2 : 1
}

/** Fingerprint of an account's current password, to tell later whether it has changed since. */
export const passwordPrint = (
  { secrets }: Pick<Ports, 'secrets'>,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): string => secrets.fingerprint(`password ${id} ${passwordHash}`)

/** What checking a password takes. */
export type PasswordPorts = Pick<
  Ports,
  'reads' | 'atomically' | 'inTurn' | 'limits' | 'passwords' | 'secrets' | 'now'
>

/** The account (`null` for an unknown email), and the origin of the attempt; `device` is the device cookie. */
type Proof = Tried &
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
  ports: PasswordPorts,
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
  ports: PasswordPorts,
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
async function notifyOwner(stores: Stores, ports: PasswordPorts, tried: Tried): Promise<void> {
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

/**
 * Whether a password is right, counted under each key before its hash is checked: a hundred parallel guesses are still
 * counted. Those of one counter wait for each other. `hash` is `null` for nobody's, which takes the same work.
 */
async function provePassword(
  {
    atomically,
    inTurn,
    passwords,
    now,
  }: Pick<Ports, 'atomically' | 'inTurn' | 'passwords' | 'now'>,
  tries: readonly PasswordTry[],
  { password, hash }: { readonly password: string; readonly hash: string | null },
): Promise<Result<boolean, TooManyTries>> {
  const right = await attemptInTurn({ atomically, inTurn, now }, tries, async (at) => {
    if (!(await isRightPassword({ passwords }, { password, hash }))) return false
    await atomically(async (stores) => ok(await forgiveTry(stores, tries, at)))
    return true
  })
  return right.ok ? right : err(tooMany(right.error.by, right.error.until, now()))
}

/** Resets counters, or takes back what was counted at a moment, as each says of a right password. */
export async function forgiveTry(
  { attempts }: Pick<Stores, 'attempts'>,
  tries: readonly Pick<PasswordTry, 'key' | 'whenRight'>[],
  at: Instant,
): Promise<void> {
  await lockTries({ attempts }, tries)
  for (const { key, whenRight } of tries) {
    await (whenRight === 'clear' ? attempts.clear(key) : attempts.takeBack(key, at))
  }
}

/** The counter that a wrong password filled, and its refusal; `null` if there are tries left. */
export async function refusalOf(
  stores: Pick<Stores, 'attempts'>,
  tries: readonly PasswordTry[],
  at: Instant,
): Promise<{ readonly by: PasswordTry; readonly error: TooManyTries } | null> {
  for (const by of tries) {
    const until = await blockEnd(stores, by, at)
    if (until !== null) return { by, error: tooMany(by, until, at) }
  }
  return null
}

/** Whether a password is right. One that is too long is refused at the same cost as a wrong one. */
export function isRightPassword(
  { passwords }: Pick<Ports, 'passwords'>,
  { password: typed, hash }: { readonly password: string; readonly hash: string | null },
): Promise<boolean> {
  const password = normalizePassword(typed)
  const possible = password.length <= 2 * PASSWORD_LENGTH.maximum
  return passwords.verify(possible ? password : '', possible ? hash : null)
}
