import type { Account, MemberId } from '#core/accounts/account.ts'
import type { Conversation, Message } from '#core/chats/chat.ts'
import type { Order, Payment } from '#core/orders/order.ts'
import type { Refund } from '#core/orders/refund.ts'
import type { Photo } from '#core/photos/photo.ts'
import type { Storage, Stores } from '#core/ports.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { ok } from '#core/shared/result.ts'

/** The moment all contracts take as now. */
export const NOW = Date.UTC(2026, 10, 21, 12)

export const newId = (): string => crypto.randomUUID()

/** Does the work as one unit that is kept. */
export async function keep<T>(
  { atomically }: Pick<Storage, 'atomically'>,
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  const { value } = await atomically(async (stores) => ok(await work(stores)))
  return value
}

/** An account like any other, but for `changes`. */
export function sampleAccount(changes: Partial<Account> = {}): Account {
  const id = changes.id ?? newId()
  return {
    id,
    email: `${id}@example.test`,
    passwordHash: '!',
    status: 'active',
    site: 'vonk',
    siteChoices: {},
    country: 'NL',
    language: 'nl',
    timeZone: null,
    timeZoneAt: null,
    tracking: {},
    signedUpAt: NOW,
    confirmedAt: NOW,
    deletedAt: null,
    deletionReason: null,
    premiumSince: null,
    boughtAt: null,
    leavingAt: null,
    invisible: false,
    privacy: false,
    notificationsDisabled: [],
    mailTroubles: [],
    ...changes,
  }
}

/** A profile like any other, but for `changes`. */
export const sampleProfile = (changes: Partial<Profile> = {}): Profile => ({
  id: newId(),
  kind: 'person',
  demo: false,
  name: 'Sanne',
  gender: 'female',
  sexuality: 'hetero',
  birthDate: '1990-05-17',
  place: {
    country: 'NL',
    region: 'Utrecht',
    town: 'Amersfoort',
    cell: { lat: 5216, lon: 539 },
  },
  about: 'Ik bak brood en fiets naar zee.',
  details: {},
  interests: [],
  mainPhoto: null,
  listedOn: ['vonk'],
  lastActiveAt: NOW,
  createdAt: NOW,
  ...changes,
})

/** Adds somebody with an account and a profile, and tells their id. */
export async function someone(
  storage: Storage,
  face: Partial<Profile> = {},
  account: Partial<Account> = {},
): Promise<MemberId> {
  const id = face.id ?? account.id ?? newId()
  await keep(storage, async ({ accounts, profiles }) => {
    await accounts.add(sampleAccount({ ...account, id }))
    await profiles.add(sampleProfile({ ...face, id }))
  })
  return id
}

export const samplePhoto = (member: MemberId, changes: Partial<Photo> = {}): Photo => ({
  id: newId(),
  member,
  key: newId(),
  state: 'inspection',
  reason: null,
  width: 800,
  height: 1000,
  addedAt: NOW,
  ...changes,
})

export const sampleOrder = (member: MemberId, changes: Partial<Order> = {}): Order => ({
  id: newId(),
  member,
  site: 'vonk',
  bundle: 'eur-60',
  credits: 60,
  price: { amount: 3999, currency: 'EUR' },
  discount: null,
  total: { amount: 3999, currency: 'EUR' },
  country: 'NL',
  vatRate: 2100,
  state: 'pending',
  placedAt: NOW,
  paidAt: null,
  settledAt: null,
  returned: 0,
  chargebacks: 0,
  chargedBackCredits: 0,
  ...changes,
})

export const samplePayment = (order: Order['id'], changes: Partial<Payment> = {}): Payment => ({
  id: newId(),
  order,
  method: 'ideal',
  provider: 'sandbox',
  reference: null,
  checkoutUrl: null,
  state: 'open',
  amount: { amount: 3999, currency: 'EUR' },
  discount: null,
  startedAt: NOW,
  nextAskAt: NOW,
  ...changes,
})

export const sampleRefund = (
  { id: order }: Pick<Order, 'id'>,
  { id: payment }: Pick<Payment, 'id'>,
  changes: Partial<Refund> = {},
): Refund => ({
  id: newId(),
  order,
  payment,
  nth: 1,
  credits: 3,
  amount: { amount: 199, currency: 'EUR' },
  askedAt: NOW,
  sentAt: null,
  givenAt: null,
  failedAt: null,
  nextTryAt: NOW,
  ...changes,
})

/** Two people and the conversation the first of them opened. */
export async function twoInConversation(storage: Storage, changes: Partial<Conversation> = {}) {
  const ann = changes.startedBy ?? (await someone(storage))
  const bob = changes.other ?? (await someone(storage))
  const { id } = await keep(storage, ({ conversations }) =>
    conversations.open({
      id: newId(),
      startedBy: ann,
      other: bob,
      startedAt: NOW,
      lastSeq: 0,
      ...changes,
    }),
  )
  return { ann, bob, id }
}

export const sampleMessage = (
  conversation: Conversation['id'],
  from: MemberId,
  changes: Partial<Omit<Message, 'seq'>> = {},
): Omit<Message, 'seq'> => ({
  id: newId(),
  conversation,
  from,
  text: 'Hoi!',
  gift: null,
  answers: null,
  sentAt: NOW,
  cost: 1,
  ...changes,
})
