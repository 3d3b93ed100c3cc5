import { isBlank, isLonger } from '../shared/text.ts'
import { HOUR, type Instant, MINUTE, type Millis } from '../shared/time.ts'
import { isOwner, type Role } from './roles.ts'

export type OperatorId = string

/** Who works at the desk. Not a member: with an email, a password and sessions of their own. */
export type Operator = {
  readonly id: OperatorId
  readonly email: string
  readonly name: string
  /** `null` until the invitation is accepted, and once removed. */
  readonly passwordHash: string | null
  /** The one open invitation: a new one replaces it. */
  readonly invitationHash: string | null
  readonly invitedUntil: Instant | null
  readonly addedAt: Instant
  /** A removed operator stays, since actions name them. */
  readonly removedAt: Instant | null
  /** What they may do, and where. */
  readonly roles: readonly Role[]
  /** Changes with the roles, so that of two people who edit them the second is told. */
  readonly version: number
}

/** Whether somebody owns the desk and can log in: an invitation alone may never be accepted. */
export const isSettledOwner = ({ roles, passwordHash }: Operator): boolean =>
  passwordHash !== null && isOwner(roles)

/** How long an invitation can be accepted. */
export const INVITATION_LIFE: Millis = 48 * HOUR

/** Maximum length of an operator's name. */
export const OPERATOR_NAME = 80

/** Whether an operator can be called this: a terminal, which commands print to, would obey a control character. */
export const isOperatorName = (name: string): boolean =>
  !isBlank(name) && !isLonger(name.trim(), OPERATOR_NAME) && !/\p{Cc}/u.test(name)

/** A signed-in browser of an operator. Only the browser knows its secret; `id` is the secret's hash. */
export type OperatorSession = {
  readonly id: string
  readonly operator: OperatorId
  readonly startedAt: Instant
  readonly seenAt: Instant
}

/** A session ends after this long without a request, and `most` after its login. */
export const OPERATOR_SESSION = { idle: 30 * MINUTE, most: 12 * HOUR } as const

/** Whether a session is valid. */
export const isLiveSession = (
  { startedAt, seenAt }: Pick<OperatorSession, 'startedAt' | 'seenAt'>,
  now: Instant,
): boolean => now - seenAt < OPERATOR_SESSION.idle && now - startedAt < OPERATOR_SESSION.most

/** Whether a token's hash opens an operator's invitation now. */
export const isInvited = (
  { invitationHash, invitedUntil, removedAt }: Operator,
  hash: string,
  now: Instant,
): boolean =>
  removedAt === null && invitationHash === hash && invitedUntil !== null && now < invitedUntil
