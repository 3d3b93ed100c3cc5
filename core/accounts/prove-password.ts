import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { DAY } from '../shared/time.ts'
import { type Account, isShown } from './account.ts'
import { blockOn, takeTries, takeTry } from './count-try.ts'
import type { AccountError } from './errors.ts'
import { asTyped, PASSWORD_LENGTH } from './password.ts'
import {
  type PasswordTry,
  passwordTries,
  type TooManyTries,
  type TriedFrom,
  tooMany,
} from './password-tries.ts'
import { type Tried, tryKeys } from './tries.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'limits' | 'passwords' | 'secrets' | 'now'>

/** Whose the password should be (`null` when nobody has that email), and where it is tried; `device` is what the browser shows. */
export type Proof = Tried & TriedFrom & { readonly password: string }

type Refusal = TooManyTries | Extract<AccountError, { code: 'login.failed' }>

/**
 * Whether a password is right, asked only so often (product.md §4). The try is counted before the password is
 * looked at, so that a hundred guesses at once are still five. An email that nobody has is as much work.
 */
export async function provePassword(
  ports: Needs,
  { account, email, password, address, device: shown }: Proof,
): Promise<Result<null, Refusal>> {
  const { reads, atomically, passwords, now } = ports
  const device = shown === null ? null : await reads.devices.find(shown, account?.id ?? '')
  const tried = { email, account }
  const tries = passwordTries(ports, tried, { address, device: device?.id ?? null })

  const at = now()
  const taken = await atomically(async (stores) => ok(await takeTries(stores, tries, at)))
  if (taken.value) return err(tooMany(taken.value.by, taken.value.until, now()))

  if (await isRight(passwords, asTyped(password), account)) {
    await atomically(async ({ attempts }) => {
      for (const { key, whenRight } of tries) {
        await (whenRight === 'clear' ? attempts.clear(key) : attempts.takeBack(key, at))
      }
      return ok(null)
    })
    return ok(null)
  }
  const refused = await atomically(async (stores) => ok(await refuse(stores, ports, tried, tries)))
  return err(refused.value)
}

/** What a wrong password is answered; whoever's it is hears of it once it was one too many. */
async function refuse(
  stores: Stores,
  ports: Needs,
  tried: Tried,
  tries: readonly PasswordTry[],
): Promise<Refusal> {
  const at = ports.now()
  for (const one of tries) {
    const until = await blockOn(stores, one, at)
    if (until === null) continue
    if (one.code === 'login.locked') await tellOwner(stores, ports, tried)
    return tooMany(one, until, at)
  }
  return { code: 'login.failed' }
}

/** Tells a member that their password is being guessed, once a day at most. Whether there is one, takes as much work. */
async function tellOwner(stores: Stores, ports: Needs, tried: Tried): Promise<void> {
  const { secrets, now } = ports
  const key = tryKeys(secrets).told(tried)
  if (await takeTry(stores, { key, limit: { tries: 1, window: DAY } }, now())) return
  const { account } = tried
  if (account && isShown(account)) {
    await stores.events.append({ type: 'password.guessed', member: account.id }, now())
  } else {
    await stores.attempts.add(`${key} to nobody`, now())
  }
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
