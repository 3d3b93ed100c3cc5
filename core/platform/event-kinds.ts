import type { DomainEvent, EventOf } from '../events.ts'

type Required<E> = {
  [K in Exclude<keyof E, 'type'>]-?: object extends Pick<E, K> ? never : K
}[Exclude<keyof E, 'type'>]
type Kind<V> = V extends number
  ? 'number'
  : V extends boolean
    ? 'boolean'
    : V extends readonly unknown[]
      ? 'object'
      : 'string'

type EventKind<E> = {
  /** Facts that every event of this type has; one without them is of another version and is skipped. */
  readonly facts: { readonly [K in Required<E>]: Kind<E[K]> }
  /** The facts that name the member whose audit trail it belongs in, and its subject; `null` if it is not audited. */
  readonly audit: {
    readonly member: Required<E>
    readonly subject: Required<E> | null
  } | null
  /** Present if the log of security tells of it. */
  readonly security?: true
}

const MEMBER = { facts: { member: 'string' } } as const
const OWN = { member: 'member', subject: null } as const
const PAIR = { facts: { from: 'string', to: 'string' }, audit: null } as const
const BLOCK = {
  facts: { by: 'string', blocked: 'string' },
  audit: { member: 'by', subject: 'blocked' },
} as const
const ORDER = {
  facts: { order: 'string', member: 'string' },
  audit: { member: 'member', subject: 'order' },
} as const
const MOVED = {
  facts: { member: 'string', credits: 'number', change: 'string' },
  audit: { member: 'member', subject: 'change' },
} as const
const RESTRICTION = {
  facts: { member: 'string', restriction: 'string' },
  audit: { member: 'member', subject: 'restriction' },
} as const
const RETURN = { ...ORDER, facts: { ...ORDER.facts, payment: 'string' } } as const

/**
 * Every event type, with what it must have and whether it is audited: access, money, safety and visibility are;
 * messages and likes are private. A missing type, or a fact that its event has not, does not compile.
 */
export const EVENT_KINDS: { readonly [T in DomainEvent['type']]: EventKind<EventOf<T>> } = {
  'account.joined': { facts: { member: 'string', site: 'string' }, audit: OWN },
  'account.confirmed': { ...MEMBER, audit: OWN },
  'account.changed': { ...MEMBER, audit: null },
  'account.closed': { ...MEMBER, audit: OWN, security: true },
  'account.restored': { ...MEMBER, audit: OWN, security: true },
  'account.erased': { ...MEMBER, audit: null },
  'activation.requested': { ...MEMBER, audit: null },
  'reset.requested': { ...MEMBER, audit: OWN },
  'password.changed': { ...MEMBER, audit: OWN, security: true },
  'email.changed': { ...MEMBER, audit: OWN, security: true },
  'device.added': { facts: { member: 'string', session: 'string' }, audit: OWN, security: true },
  'password.guessed': { ...MEMBER, audit: OWN, security: true },
  'session.ended': { ...MEMBER, audit: OWN },
  'message.sent': {
    facts: {
      message: 'string',
      conversation: 'string',
      from: 'string',
      to: 'string',
      seq: 'number',
    },
    audit: null,
  },
  'conversation.read': {
    facts: { conversation: 'string', by: 'string', with: 'string', upTo: 'number' },
    audit: null,
  },
  'conversation.hidden': { facts: { conversation: 'string', by: 'string' }, audit: null },
  'chat-photo.sent': {
    facts: { photo: 'string', conversation: 'string', from: 'string' },
    audit: null,
  },
  'chat-photo.returned': {
    facts: { photo: 'string', conversation: 'string', from: 'string', reason: 'string' },
    audit: { member: 'from', subject: 'photo' },
  },
  'member.liked': PAIR,
  'match.made': PAIR,
  'like.withdrawn': PAIR,
  // The ledger tells of the credits, and an event of what they were held for.
  'credits.released': { facts: { reference: 'string', member: 'string' }, audit: null },
  'credits.granted': MOVED,
  'credits.taken': MOVED,
  'order.completed': ORDER,
  'order.failed': ORDER,
  'order.cancelled': ORDER,
  'order.refund-requested': { ...ORDER, security: true },
  'order.refund-failed': { ...ORDER, security: true },
  'order.refunded': { ...ORDER, security: true },
  'order.charged-back': ORDER,
  'order.chargeback-reversed': ORDER,
  'order.payment-returned': { ...RETURN, security: true },
  'order.return-failed': { ...RETURN, security: true },
  'debit.code-requested': { facts: { debit: 'string', member: 'string' }, audit: null },
  'debit.mandate-signed': {
    facts: { debit: 'string', member: 'string' },
    audit: { member: 'member', subject: 'debit' },
  },
  'photo.decided': {
    facts: { photo: 'string', member: 'string', state: 'string' },
    audit: { member: 'member', subject: 'photo' },
  },
  'member.blocked': BLOCK,
  'member.unblocked': BLOCK,
  'report.filed': {
    facts: { report: 'string', by: 'string', reported: 'string' },
    audit: { member: 'by', subject: 'report' },
  },
  // Not in the trail of the reported member: they hear that there was a report, never which.
  'report.decided': { facts: { report: 'string', reported: 'string' }, audit: null },
  'account.banned': {
    ...RESTRICTION,
    facts: { ...RESTRICTION.facts, knownTo: 'object' },
    security: true,
  },
  'account.unbanned': { ...RESTRICTION, security: true },
  'account.warned': { ...RESTRICTION, security: true },
  'reports.paused': RESTRICTION,
  'complaint.filed': { facts: { complaint: 'string' }, audit: null },
  'complaint.answered': { facts: { complaint: 'string' }, audit: null },
  'site.published': { facts: { site: 'string', revision: 'number' }, audit: null },
  'withdrawal.stated': { facts: { withdrawal: 'string' }, audit: null },
  'withdrawal.confirmed': {
    facts: { withdrawal: 'string', member: 'string' },
    audit: { member: 'member', subject: 'withdrawal' },
  },
}
