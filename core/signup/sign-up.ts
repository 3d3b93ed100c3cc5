import type { Account, MemberId } from '../accounts/account.ts'
import { countTry } from '../accounts/count-try.ts'
import { sameEmail } from '../accounts/email.ts'
import type { AccountError } from '../accounts/errors.ts'
import { provePassword } from '../accounts/prove-password.ts'
import { type Browser, type Started, startSession } from '../accounts/start-session.ts'
import { tryKeys } from '../accounts/tries.ts'
import type { Ports } from '../ports.ts'
import type { Profile } from '../profiles/profile.ts'
import { inTurnBy } from '../shared/in-turn.ts'
import { minutesUntil } from '../shared/limit.ts'
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
  'reads' | 'atomically' | 'limits' | 'passwords' | 'secrets' | 'towns' | 'now' | 'newId'
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
  readonly browser: Browser
}

export type SignedUp = Started & {
  readonly account: Account
  /** What became of the first message; `null` when none was written. */
  readonly firstMessage: FirstMessage | null
}

type Refusal =
  | DraftError
  | Extract<SignupError, { code: 'signup.closed' | 'signup.id-taken' | 'signup.too-many' }>
  | Extract<AccountError, { code: 'email.taken' }>

// The same signup sent again waits for the first to end: until then it would count as another, and find no account.
const inTurn = inTurnBy()

/** Makes a member of a visitor and signs them in. What is refused leaves no trace. */
export const signUp = (ports: Needs, command: SignUp): Promise<Result<SignedUp, Refusal>> =>
  inTurn(command.id, () => joinOnce(ports, command))

async function joinOnce(ports: Needs, command: SignUp): Promise<Result<SignedUp, Refusal>> {
  const { id, site, tracking, address } = command
  const { reads, limits, now } = ports
  const checked = checkDraft(command.draft, site, dayOf(now()))
  if (!checked.ok) return checked
  const draft = checked.value

  const known = await reads.accounts.byId(id)
  if (known) return again(ports, command, known)
  if (!maySignUp(site, tracking)) return err({ code: 'signup.closed' })

  const { country, town, region } = draft
  const place = await ports.towns.find(country, town, region || undefined)
  if (!place) return err({ code: 'place.unknown' })

  // Counted whatever comes of it: the answer tells whether the email is known, and hashing is dear.
  const counted = { key: tryKeys(ports.secrets).signups(address), limit: limits.signups }
  const until = await countTry(ports, counted)
  if (until) return err({ code: 'signup.too-many', minutes: minutesUntil(until, now()) })
  if (await reads.accounts.byEmail(draft.email)) return err({ code: 'email.taken' })

  const passwordHash = await ports.passwords.hash(draft.password)
  const { account, profile } = newMember({ ...command, draft, passwordHash, place, now: now() })
  const signedUp = await join(ports, { ...command, draft }, account, profile)
  if (signedUp) return ok(signedUp)
  const twin = await reads.accounts.byId(id)
  return twin ? again(ports, command, twin) : err({ code: 'email.taken' })
}

/** Keeps all that a signup brings as one unit; `null` when the address or the id was in use. */
async function join(
  ports: Needs,
  { draft, site, browser }: Omit<SignUp, 'draft'> & { readonly draft: CheckedDraft },
  account: Account,
  profile: Profile,
): Promise<SignedUp | null> {
  const joined = await ports.atomically(async (stores) => {
    if (!(await stores.accounts.add(account))) return err(null)
    await stores.profiles.add(profile)
    const joined = { type: 'account.joined', member: account.id, site: account.site } as const
    await stores.events.append(joined, ports.now())
    const firstMessage = await holdFirstMessage(stores, ports, { writer: account, draft, site })
    const started = await startSession(stores, ports, { member: account.id, browser })
    return ok({ ...started, account, firstMessage })
  })
  return joined.ok ? joined.value : null
}

/**
 * Answers a signup that came twice as it was answered first, to whoever knows its email and password. Ids are no
 * secret, so an email that is another's is as much work, and is counted just so.
 */
async function again(
  ports: Needs,
  { id, draft, browser, address }: SignUp,
  account: Account,
): Promise<Result<SignedUp, Refusal>> {
  const email = draft.email.trim()
  const own = sameEmail(account.email, email) ? account : null
  const device = browser.device === null ? null : ports.secrets.hash(browser.device)
  const { password } = draft
  const proven = await provePassword(ports, { account: own, email, password, address, device })
  if (!proven.ok || !own) return err({ code: 'signup.id-taken' })

  const started = await ports.atomically(async (stores) =>
    ok(await startSession(stores, ports, { member: id, browser })),
  )
  const [message] = await ports.reads.held.of(id)
  return ok({ ...started.value, account, firstMessage: message ? ok(message) : null })
}
