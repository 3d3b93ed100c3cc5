import type { Account, MemberId } from '../accounts/account.ts'
import { blockOn, countTry } from '../accounts/count-try.ts'
import { sameEmail } from '../accounts/email.ts'
import type { AccountError } from '../accounts/errors.ts'
import { provePassword } from '../accounts/prove-password.ts'
import { type Started, startSession } from '../accounts/start-session.ts'
import { DISCLOSURE_LIMIT, minutesUntil, tryKeys } from '../accounts/tries.ts'
import { queueNotice } from '../notifications/queue-notice.ts'
import type { Ports } from '../ports.ts'
import type { Profile } from '../profiles/profile.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { dayOf } from '../shared/time.ts'
import type { Locale } from '../site/locales.ts'
import type { Settings } from '../site/settings.ts'
import type { Tracking } from '../site/tracking.ts'
import { maySignUp } from './access.ts'
import { type CheckedDraft, checkDraft } from './check-draft.ts'
import type { DraftError } from './check-step.ts'
import type { SignupDraft } from './draft.ts'
import type { SignupError } from './errors.ts'
import { type FirstMessage, holdFirstMessage } from './first-message.ts'
import { newMember } from './new-member.ts'

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'passwords' | 'secrets' | 'towns' | 'now' | 'newId'
>

export type SignUp = {
  /** The new member's id, made by the client: signing up again under it is not signing up twice. */
  readonly id: MemberId
  readonly draft: SignupDraft
  readonly site: Settings
  readonly language: Locale
  readonly tracking: Tracking
  /** The internet address it comes from. */
  readonly address: string
  readonly agent: string
}

export type SignedUp = Started & {
  readonly account: Account
  /** What became of the first message; `null` when none was written. */
  readonly firstMessage: FirstMessage | null
}

type Refusal =
  | DraftError
  | Extract<SignupError, { code: 'signup.closed' | 'signup.id-taken' }>
  | Extract<AccountError, { code: 'email.taken' | 'tries.too-many' }>

/** Makes a member of a visitor and signs them in. What is refused leaves no trace. */
export async function signUp(ports: Needs, command: SignUp): Promise<Result<SignedUp, Refusal>> {
  const { id, site, tracking, address } = command
  const { reads, now } = ports
  const checked = checkDraft(command.draft, site, dayOf(now()))
  if (!checked.ok) return checked
  const draft = checked.value

  if (await reads.accounts.byId(id)) return again(ports, command)
  if (!maySignUp(site, tracking)) return err({ code: 'signup.closed' })

  const key = tryKeys(ports.secrets).disclosure(address)
  const crowded = await blockOn(reads, key, DISCLOSURE_LIMIT, now())
  if (crowded) return err({ code: 'tries.too-many', minutes: minutesUntil(crowded, now()) })

  const taken = async (): Promise<Result<never, Refusal>> => {
    await countTry(ports, key)
    return err({ code: 'email.taken' })
  }
  if (await reads.accounts.byEmail(draft.email)) return taken()

  const { country, town, region } = draft
  const place = await ports.towns.find(country, town, region || undefined)
  if (!place) return err({ code: 'place.unknown' })

  const passwordHash = await ports.passwords.hash(draft.password)
  const { account, profile } = newMember({ ...command, draft, passwordHash, place, now: now() })
  const signedUp = await join(ports, { ...command, draft }, account, profile)
  if (signedUp) return ok(signedUp)
  return (await reads.accounts.byId(id)) ? again(ports, command) : taken()
}

/** Keeps all that a signup brings as one unit; `null` when the address or the id was in use. */
async function join(
  ports: Needs,
  { draft, site, agent }: Omit<SignUp, 'draft'> & { readonly draft: CheckedDraft },
  account: Account,
  profile: Profile,
): Promise<SignedUp | null> {
  const joined = await ports.atomically(async (stores) => {
    if (!(await stores.accounts.add(account))) return err(null)
    await stores.profiles.add(profile)
    await queueNotice(stores, ports, { kind: 'activate', member: account.id })
    const firstMessage = await holdFirstMessage(stores, ports, { writer: account, draft, site })
    const started = await startSession(stores, ports, { member: account.id, agent })
    return ok({ ...started, account, firstMessage })
  })
  return joined.ok ? joined.value : null
}

/** Answers a signup that came twice as it was answered first, to whoever knows its password. */
async function again(
  ports: Needs,
  { id, draft, agent, address }: SignUp,
): Promise<Result<SignedUp, Refusal>> {
  const account = await ports.reads.accounts.byId(id)
  const email = draft.email.trim()
  if (!account || !sameEmail(account.email, email)) return err({ code: 'signup.id-taken' })
  const { password } = draft
  const proven = await provePassword(ports, { account, email, password, address })
  if (!proven.ok) return err({ code: 'signup.id-taken' })

  const started = await ports.atomically(async (stores) =>
    ok(await startSession(stores, ports, { member: id, agent })),
  )
  const [message] = await ports.reads.held.of(id)
  return ok({ ...started.value, account, firstMessage: message ? ok(message) : null })
}
