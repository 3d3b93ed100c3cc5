import { isOpen, type MemberId } from '../accounts/account.ts'
import type { Entry } from '../credits/ledger.ts'
import type { Reads } from '../ports.ts'

/** Whom a paid message went to; the name is `null` once they left. */
export type Recipient = { readonly name: string | null }

const isForMessage = ({ reason }: Entry) => reason === 'message' || reason === 'gift'

/** To whom the messages and gifts went that entries of the ledger paid for, by the entries' references. */
export async function recipientsOf(
  { messages, accounts, profiles }: Pick<Reads, 'messages' | 'accounts' | 'profiles'>,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, Recipient>> {
  const ids = entries.filter(isForMessage).map((entry) => entry.reference)
  const sent = await messages.recipients([...new Set(ids)])
  const members = [...new Set(sent.map(({ to }) => to))]
  const [there, faces] = await Promise.all([accounts.byIds(members), profiles.byIds(members)])
  const open = new Set(there.filter(isOpen).map(({ id }) => id))
  const names = new Map<MemberId, string>(
    faces.filter(({ id }) => open.has(id)).map(({ id, name }) => [id, name]),
  )
  return new Map(sent.map(({ message, to }) => [message, { name: names.get(to) ?? null }]))
}
