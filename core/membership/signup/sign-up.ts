import { type Account, isOpen, type MemberId } from '../../accounts/account.ts'
import { emailKey, sameEmail } from '../../accounts/email.ts'
import type { AccountError } from '../../accounts/errors.ts'
import { mailboxMails } from '../../accounts/mail-links.ts'
import { type PasswordPorts, verifyPassword } from '../../accounts/password.ts'
import { isBlocked, signupNetwork, tryKeys } from '../../accounts/rate-limit.ts'
import {
  type Browser,
  type Started,
  startLogin,
  startSession,
} from '../../accounts/start-session.ts'
import { attempt, consumeTries } from '../../accounts/tries.ts'
import { queueFirstMessage } from '../../chats/may-write.ts'
import type { Ports } from '../../ports.ts'
import type { Place, Profile } from '../../profiles/profile.ts'
import { minutesUntil } from '../../shared/limit.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { stableJson } from '../../shared/text.ts'
import { type Instant, MINUTE, type Millis } from '../../shared/time.ts'
import type { Locale } from '../../site/locales.ts'
import type { Settings, Tracking } from '../../site/settings.ts'
import type { SignupError } from '../errors.ts'
import { maySignUp } from './age.ts'
import { type CheckedDraft, checkDraft } from './check-draft.ts'
import type { DraftError } from './check-step.ts'
import type { SignupDraft } from './draft.ts'
import { newMember } from './new-member.ts'
import { takePaidTry } from './offer-email.ts'

type Needs = PasswordPorts & Pick<Ports, 'domains' | 'towns' | 'newId'>

export type SignUp = {
  /** The new member's id, client-made: idempotency key. */
  readonly id: MemberId
  readonly draft: SignupDraft
  readonly site: Settings
  readonly language: Locale
  readonly tracking: Tracking
  /** The client's IP address. */
  readonly address: string
  readonly browser: Browser
}

export type SignedUp = Started & {
  readonly account: Account
  /** Result of the first message; `null` if none was written. */
  readonly firstMessage: Awaited<ReturnType<typeof queueFirstMessage>>
}

type Refusal =
  | DraftError
  | Extract<
      SignupError,
      { code: 'signup.closed' | 'signup.refused' | 'signup.id-taken' | 'signup.too-many' }
    >
  | Extract<AccountError, { code: 'email.taken' }>

/** How long a signup may be replayed, since its response may have been lost; later, one logs in. */
const REPLAYED: Millis = 10 * MINUTE

const ID_TAKEN = err({ code: 'signup.id-taken' })

/** Creates a member and signs them in. A refused signup stores nothing. */
export const signUp = (ports: Needs, command: SignUp): Promise<Result<SignedUp, Refusal>> =>
  // Serialises duplicates in this process: otherwise the second would be counted as another. One in another process is
  // found wherever this one would be refused because of it.
  ports.inTurn(command.id, () => joinOnce(ports, command))

async function joinOnce(ports: Needs, command: SignUp): Promise<Result<SignedUp, Refusal>> {
  const { id, site, tracking, address } = command
  const { reads, limits, now } = ports
  const checked = checkDraft(command.draft, { ...site, domains: ports.domains }, now())
  if (!checked.ok) return checked
  const draft = checked.value

  const known = await reads.accounts.byId(id)
  if (known) return again(ports, { ...command, draft }, known)
  if (!maySignUp(site, tracking)) return err({ code: 'signup.closed' })

  const { country, town, region } = draft
  const place = await ports.towns.find(country, town, region || undefined)
  if (!place) return err({ code: 'place.unknown' })

  // Counted whatever the result: the answer reveals whether the email is known, and hashing is expensive.
  const counted = { key: tryKeys(ports.secrets).signups(address), limit: limits.signups }
  const paid = await takePaidTry(ports, { id, email: draft.email, address })
  const tries = paid ? [] : [counted]
  const created = await attempt(ports, tries, () => create(ports, { ...command, draft }, place))
  if (created.ok) return created.value
  const twin = await reads.accounts.byId(id)
  return twin ? again(ports, { ...command, draft }, twin) : tooMany(created.error.until, now())
}

type Joining = Omit<SignUp, 'draft'> & { readonly draft: CheckedDraft }

/** Creates the member, unless the address or id is in use. */
async function create(
  ports: Needs,
  command: Joining,
  place: Place,
): Promise<Result<SignedUp, Refusal>> {
  const { reads, now } = ports
  const { id, draft } = command
  const holder = await reads.accounts.byEmail(draft.email)
  if (holder?.id === id) return again(ports, command, holder)
  if (await isBlocked(reads, ports, { email: draft.email, network: command.address }))
    return err({ code: 'signup.refused' })
  if (holder) return err({ code: 'email.taken' })

  const passwordHash = await ports.passwords.hash(draft.password)
  const { account, profile } = newMember({ ...command, passwordHash, place, now: now() })
  const signedUp = await join(ports, command, account, profile)
  if (signedUp.ok) return signedUp
  if (signedUp.error !== null) return tooMany(signedUp.error, now())
  const twin = await reads.accounts.byId(id)
  return twin ? again(ports, command, twin) : err({ code: 'email.taken' })
}

const tooMany = (until: Instant, now: Instant) =>
  err({ code: 'signup.too-many', minutes: minutesUntil(until, now) } as const)

/**
 * Stores the whole signup in one transaction. Refused with `null` if the address or id is in use, or with the moment
 * until which its mailbox gets no more mails: each signup sends one.
 */
async function join(
  ports: Needs,
  { draft, site, browser, address }: Joining,
  account: Account,
  profile: Profile,
): Promise<Result<SignedUp, Instant | null>> {
  return ports.atomically(async (stores): Promise<Result<SignedUp, Instant | null>> => {
    if (!(await stores.accounts.add(account))) return err(null)
    const mailed = mailboxMails(ports, { email: account.email, address })
    const blocked = await consumeTries(stores, mailed, ports.now())
    if (blocked) return err(blocked.until)
    await stores.profiles.add(profile)
    const joined = { type: 'account.joined', member: account.id, site: account.site } as const
    await stores.events.append(joined, ports.now())
    const network = signupNetwork(address)
    await stores.signupNetworks.add({ member: account.id, network, at: ports.now() })
    await stores.attempts.add(contentKey(ports, account.id, draft), ports.now())
    const firstMessage = await queueFirstMessage(stores, ports, { writer: account, draft, site })
    const started = await startSession(stores, ports, { member: account.id, browser })
    return ok({ ...started, account, firstMessage })
  })
}

/**
 * Answers a replayed signup like the first for ten minutes, given its email, password and content. Ids are not secret, so
 * another's email takes the same work, and is counted.
 */
async function again(
  ports: Needs,
  { id, draft, browser, address }: Joining,
  account: Account,
): Promise<Result<SignedUp, Refusal>> {
  if (ports.now() - account.signedUpAt > REPLAYED) return ID_TAKEN
  const { email: written } = draft
  const email = emailKey(ports.domains, written)
  const own = sameEmail(ports.domains, account.email, email) ? account : null
  const device = browser.device === null ? null : ports.secrets.hash(browser.device)
  const { password } = draft
  const proven = await verifyPassword(ports, { account: own, email, password, address, device })
  if (!proven.ok || !own) return ID_TAKEN
  const key = contentKey(ports, id, draft)
  const sent = await ports.reads.attempts.since(key, account.signedUpAt)
  if (sent.length === 0) return ID_TAKEN

  return ports.atomically(async (stores) => {
    const locked = await stores.accounts.lock(id)
    // Closed, or with another password, since it was verified.
    if (!locked || !isOpen(locked) || locked.passwordHash !== account.passwordHash) return ID_TAKEN
    const started = await startLogin(stores, ports, { account: locked, browser })
    const [message] = await stores.queued.of(id)
    return ok({ ...started, account: locked, firstMessage: message ? ok(message) : null })
  })
}

/** Under which the content of a signup is known again. The password is verified by its own hash. */
const contentKey = (
  { secrets }: Pick<Ports, 'secrets'>,
  id: MemberId,
  { password: _, ...draft }: CheckedDraft,
): string => tryKeys(secrets).signup(id, secrets.fingerprint(stableJson(draft)))
