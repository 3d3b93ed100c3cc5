import type { Account, MemberId } from '#core/accounts/account.ts'
import type { ChatPhoto, Conversation, Message } from '#core/chats/chat.ts'
import type { Storage, Stores } from '#core/ports.ts'
import type { Photo } from '#core/profiles/photo.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { NO_WISHES } from '#core/profiles/wishes.ts'
import { ok } from '#core/shared/result.ts'

/** The current time in all contracts. */
export const NOW = Date.UTC(2026, 10, 21, 12)

/** Ids of which the numbers are the same on one day. */
export const SAME_NUMBER = {
  older: '2c64b7df-ee50-4e55-8dac-b4bb1904e6f2',
  newer: '3a4a14d5-46c8-4c79-b674-984a8aa78a45',
} as const

export const newId = (): string => crypto.randomUUID()

/** Runs the work as one committed unit. */
export async function commit<T>(
  { atomically }: Pick<Storage, 'atomically'>,
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  const { value } = await atomically(async (stores) => ok(await work(stores)))
  return value
}

/** A typical account, with `changes`. */
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
    quietHours: null,
    tracking: {},
    signedUpAt: NOW,
    confirmedAt: NOW,
    deletedAt: null,
    deletionReason: null,
    premiumSince: null,
    boughtAt: null,
    leavingAt: null,
    sensitiveConsent: null,
    invisible: false,
    privacy: false,
    notificationsDisabled: [],
    mailTroubles: [],
    ...changes,
  }
}

/** A typical profile, with `changes`. */
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
  line: null,
  details: {},
  interests: [],
  wishes: NO_WISHES,
  searchedAges: null,
  mainPhoto: null,
  mainFocus: null,
  listedOn: ['vonk'],
  lastActiveAt: NOW,
  createdAt: NOW,
  ...changes,
})

/** Adds a member with account and profile, and returns their id. */
export async function addMember(
  storage: Storage,
  profile: Partial<Profile> = {},
  account: Partial<Account> = {},
): Promise<MemberId> {
  const id = profile.id ?? account.id ?? newId()
  await commit(storage, async ({ accounts, profiles }) => {
    await accounts.add(sampleAccount({ ...account, id }))
    await profiles.add(sampleProfile({ ...profile, id }))
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
  decidedAt: null,
  lookAgainAt: null,
  refusedBefore: null,
  focus: null,
  cut: null,
  ...changes,
})

/** Two members and a conversation opened by the first. */
export async function twoInConversation(storage: Storage, changes: Partial<Conversation> = {}) {
  const ann = changes.startedBy ?? (await addMember(storage))
  const bob = changes.other ?? (await addMember(storage))
  const { id } = await commit(storage, ({ conversations }) =>
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

export const sampleChatPhoto = (
  conversation: Conversation['id'],
  from: MemberId,
  changes: Partial<ChatPhoto> = {},
): ChatPhoto => ({
  id: newId(),
  conversation,
  from,
  key: newId(),
  state: 'inspection',
  reason: null,
  width: 800,
  height: 1000,
  site: 'vonk',
  sentAt: NOW,
  drawn: { granted: 1, paid: 1 },
  seq: null,
  openedAt: null,
  hidden: false,
  refusedBefore: null,
  ...changes,
})

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
  quote: null,
  photo: null,
  sentAt: NOW,
  cost: 1,
  ...changes,
})
