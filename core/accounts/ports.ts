import type { Instant } from '../shared/time.ts'
import type { Account, MemberId } from './account.ts'
import type { Domains } from './email.ts'
import type { LinkReads, Links } from './links.ts'
import type { DeviceReads, Devices, SessionReads, Sessions } from './sessions.ts'

/** Read access to accounts. */
export interface AccountReads {
  byId(id: MemberId): Promise<Account | null>
  /** Those of `ids` that exist, in any order. */
  byIds(ids: readonly MemberId[]): Promise<readonly Account[]>
  /** However its case and domain are written; of two in one mailbox the one of this spelling. An erased account has none. */
  byEmail(email: string): Promise<Account | null>
  /** Ids of visible members after a given one, or from the first; one page. */
  shownAfter(id: MemberId | null, limit: number): Promise<readonly Account[]>
  /** Deleted before `moment` and not yet erased, after a given one or from the first; one page, by id. */
  deletedBefore(moment: Instant, id: MemberId | null, limit: number): Promise<readonly MemberId[]>
}

/**
 * Write access to accounts inside a transaction. Lock what you read before you write. Accounts are locked before
 * anything else, to prevent deadlocks (see the list in core/README.md).
 */
export interface Accounts extends AccountReads {
  /** `false` if the address or id is in use; the store guarantees uniqueness. */
  add(account: Account): Promise<boolean>
  /** The account, locked until the end of the transaction. */
  lock(id: MemberId): Promise<Account | null>
  /** Two accounts, locked in the order of their ids; returned in the order of the arguments. */
  lockBoth(a: MemberId, b: MemberId): Promise<readonly [Account | null, Account | null]>
  /** Stores a locked account's new state; `false` when its new address is in use. */
  save(account: Account): Promise<boolean>
}

/** Counts attempts for rate limits. Keys are hashes: no address or email is stored. */
export interface AttemptReads {
  /** Times of the attempts under `key` since `moment`, oldest first. */
  since(key: string, moment: Instant): Promise<readonly Instant[]>
}

export interface Attempts extends AttemptReads {
  /** Locks the counter of this key until the end of the transaction. Not needed where a locked account covers the key. */
  lock(key: string): Promise<void>
  add(key: string, at: Instant): Promise<void>
  /** Removes the attempt made at this moment. */
  takeBack(key: string, at: Instant): Promise<void>
  clear(key: string): Promise<void>
  /** Removes all attempts before `moment`. */
  pruneBefore(moment: Instant): Promise<void>
}

/** What signups can be blocked by. */
export const SIGNUP_BLOCK_KINDS = ['address', 'domain', 'network'] as const
export type SignupBlockKind = (typeof SIGNUP_BLOCK_KINDS)[number]

/** Signups that an operator keeps out, until a moment: an address and a network are personal data. */
export type SignupBlock = {
  /** Client-made: idempotency key. */
  readonly id: string
  readonly kind: SignupBlockKind
  /** In its one form: a mailbox, a domain in ASCII, a network such as `203.0.113.0/24`. */
  readonly value: string
  /** For colleagues. */
  readonly reason: string
  /** The operator. */
  readonly by: string
  readonly addedAt: Instant
  readonly until: Instant
}

/** Place of a block in the list. */
export type SignupBlockPosition = { readonly at: Instant; readonly id: string }

export interface SignupBlockReads {
  byId(id: string): Promise<SignupBlock | null>
  /** Newest first; those after a position, or from the first. */
  page(after: SignupBlockPosition | null, limit: number): Promise<readonly SignupBlock[]>
  /** Whether one of these values is blocked at a moment. */
  hasAny(values: readonly string[], now: Instant): Promise<boolean>
}

export interface SignupBlocks extends SignupBlockReads {
  /** `false` if the id or the value is in use; the store guarantees uniqueness. */
  add(block: SignupBlock): Promise<boolean>
  /** `false` if there is none. */
  remove(id: string): Promise<boolean>
  /** Removes those that ended by a moment. */
  pruneEnded(now: Instant): Promise<void>
}

/** The network that a member signed up from (`addressBlock`): personal data, kept for a while. */
export type SignupNetwork = {
  readonly member: MemberId
  readonly network: string
  readonly at: Instant
}

export interface SignupNetworkReads {
  of(member: MemberId): Promise<SignupNetwork | null>
}

export interface SignupNetworks extends SignupNetworkReads {
  add(joined: SignupNetwork): Promise<void>
  pruneBefore(moment: Instant): Promise<void>
  erase(member: MemberId): Promise<void>
}

/** Password hashing (argon2id, off the event loop). */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Constant time: `null` (unknown email) takes as long as a wrong password. */
  verify(password: string, hash: string | null): Promise<boolean>
}

/** Secrets for links and sessions. */
export interface Secrets {
  /** 256 random bits, URL-safe. */
  token(): string
  /** Hash of a token for storage; also of addresses used as keys. */
  hash(text: string): string
  /** Six random digits, to be typed by hand. */
  code(): string
  /** HMAC for values short enough to guess, so that the table alone reveals nothing. */
  fingerprint(text: string): string
  /** Encrypts and authenticates a text that a client carries. */
  seal(text: string): string
  /** Decrypts what was sealed here; `null` for anything else. */
  unseal(sealed: string): string | null
  /** 160 random bits in Base32, for an authenticator app. */
  authenticatorSecret(): string
  /** The six digits that an authenticator app shows for a secret in a time step (RFC 6238). */
  authenticatorCode(secret: string, step: number): Promise<string>
}

/** What is read, without a transaction. */
export interface AccountsReads {
  readonly accounts: AccountReads
  readonly sessions: SessionReads
  readonly devices: DeviceReads
  readonly links: LinkReads
  readonly attempts: AttemptReads
  readonly signupBlocks: SignupBlockReads
  readonly signupNetworks: SignupNetworkReads
}

/** What is read and written inside a transaction. */
export interface AccountsStores {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly devices: Devices
  readonly links: Links
  readonly attempts: Attempts
  readonly signupBlocks: SignupBlocks
  readonly signupNetworks: SignupNetworks
}

/** The suffixes under which anybody registers a domain. */
export interface PublicSuffixes {
  /** Whether a domain is one, such as `co.uk`: it is nobody's own. */
  has(domain: string): boolean
}

/** What else is asked of the world. */
export interface AccountsPorts {
  readonly passwords: Passwords
  readonly secrets: Secrets
  readonly domains: Domains
  readonly publicSuffixes: PublicSuffixes
}
