import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Account } from './account.ts'
import { blockOn, countTry } from './count-try.ts'
import type { AccountError } from './errors.ts'
import { asTyped, PASSWORD_LENGTH } from './password.ts'
import { LOGIN_BLOCK_LIMIT, LOGIN_LIMIT, minutesUntil, tryKeys } from './tries.ts'

export type Proof = {
  /** Whose it should be; `null` when nobody has that email, which takes as long to say. */
  readonly account: Account | null
  readonly email: string
  readonly password: string
  /** The internet address it comes from. */
  readonly address: string
}

type Refusal = Extract<AccountError, { code: 'login.failed' | 'login.blocked' | 'tries.too-many' }>

/**
 * Whether a password is right, asked only so often (product.md §4). The try is counted before the password is
 * looked at, so that a hundred guesses at once are still five.
 */
export async function provePassword(
  {
    reads,
    atomically,
    passwords,
    secrets,
    now,
  }: Pick<Ports, 'reads' | 'atomically' | 'passwords' | 'secrets' | 'now'>,
  { account, email, password, address }: Proof,
): Promise<Result<null, Refusal>> {
  const keys = tryKeys(secrets)
  const key = keys.login(email, address)
  const blockKey = keys.loginBlock(address)

  const crowded = await blockOn(reads, blockKey, LOGIN_BLOCK_LIMIT, now())
  if (crowded) return err({ code: 'tries.too-many', minutes: minutesUntil(crowded, now()) })

  const blocked = await atomically(async (stores) => {
    if (account) await stores.accounts.hold(account.id)
    const until = await blockOn(stores, key, LOGIN_LIMIT, now())
    if (until === null) await stores.attempts.add(key, now())
    return ok(until)
  })
  if (blocked.value)
    return err({ code: 'login.blocked', minutes: minutesUntil(blocked.value, now()) })

  if (await isRight(passwords, asTyped(password), account)) {
    await atomically(async ({ attempts }) => ok(await attempts.clear(key)))
    return ok(null)
  }

  await countTry({ atomically, now }, blockKey)
  const until = await blockOn(reads, key, LOGIN_LIMIT, now())
  return until
    ? err({ code: 'login.blocked', minutes: minutesUntil(until, now()) })
    : err({ code: 'login.failed' })
}

/** What is too long to be anybody's password costs no more to refuse than a wrong one. */
function isRight(
  passwords: Ports['passwords'],
  password: string,
  account: Account | null,
): Promise<boolean> {
  const possible = password.length <= 2 * PASSWORD_LENGTH.maximum
  return passwords.verify(
    possible ? password : '',
    possible ? (account?.passwordHash ?? null) : null,
  )
}
