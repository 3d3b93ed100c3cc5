import type { Account, MemberId } from '#core/accounts/account.ts'
import type { ConversationId } from '#core/chats/chat.ts'
import type { DomainEvent } from '#core/events.ts'
import { grant } from '#core/money/book.ts'
import type { Ports, Storage, Stores } from '#core/ports.ts'
import { listedOn } from '#core/profiles/listing.ts'
import { ok } from '#core/shared/result.ts'
import { directedProvider } from '#tests/core/money/checkout/till.ts'
import { openWorld } from '#tests/core/world.ts'
import { newId, sampleAccount, sampleProfile } from '../sample.ts'

/** The same storage, recording the events of each committed unit of work. */
function recording({
  reads,
  atomically,
}: Storage): Storage & { readonly events: readonly DomainEvent[] } {
  const events: DomainEvent[] = []
  return {
    reads,
    events,
    async atomically(work) {
      let appended: DomainEvent[] = []
      const result = await atomically((stores) => {
        // A unit of work that is retried after a conflict appends its events again.
        appended = []
        const append: Stores['events']['append'] = (event, at) => {
          appended.push(event)
          return stores.events.append(event, at)
        }
        return work({ ...stores, events: { ...stores.events, append } })
      })
      if (result.ok) events.push(...appended)
      return result
    },
  }
}

/** All ports over a storage under test, with helpers to create members. */
export function openTestPorts(under: Storage) {
  const storage = recording(under)
  const provider = directedProvider()
  const world = openWorld({ providers: (name) => (name === 'sandbox' ? provider : null) })
  const ports: Ports = { ...world, reads: storage.reads, atomically: storage.atomically, newId }
  const secrets = { ...world.secrets, token: newId }

  /** Creates members and shared data, in one unit of work. */
  const commit = async <T>(work: (stores: Stores) => Promise<T>): Promise<T> =>
    (await storage.atomically(async (stores) => ok(await work(stores)))).value

  return {
    ...ports,
    secrets,
    provider,
    site: world.site,
    /** Committed events, in order. */
    events: storage.events,
    /** The mails that were sent. */
    letters: world.mailer.letters,
    commit,
  }
}

export type TestPorts = ReturnType<typeof openTestPorts>

/** A member with account and profile, optionally with credits. */
export async function createMember(
  stores: Stores,
  ports: TestPorts,
  { credits = 0, ...changes }: Partial<Account> & { readonly credits?: number } = {},
): Promise<MemberId> {
  const id = newId()
  const account = sampleAccount({ ...changes, id })
  await stores.accounts.add(account)
  await stores.profiles.add(sampleProfile({ id, listedOn: listedOn(account) }))
  const gift = { member: id, amount: credits, reference: id, reason: 'bonus' } as const
  if (credits > 0) await grant(stores, ports, gift)
  return id
}

/** A conversation without messages. */
export async function createChat(
  { conversations }: Stores,
  startedBy: MemberId,
  other: MemberId,
): Promise<ConversationId> {
  const startedAt = Date.UTC(2026, 10, 21, 12)
  return (await conversations.open({ id: newId(), startedBy, other, startedAt, lastSeq: 0 })).id
}
