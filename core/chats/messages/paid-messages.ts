import { isShown, type MemberId } from '../../accounts/account.ts'
import type { Entry } from '../../money/ports.ts'
import type { Reads } from '../../ports.ts'

/** Recipient of a paid message or photo; the name is `null` if erased or not shown, or if they blocked the sender. */
export type Recipient = { readonly name: string | null }

const isForMessage = ({ reason }: Entry) => reason === 'message' || reason === 'gift'
const isForPhoto = ({ reason }: Entry) => reason === 'photo' || reason === 'photo-returned'

/** Recipients of a member's messages, gifts and photos, by the references of their ledger entries. */
export async function recipientsOf(
  {
    messages,
    chatPhotos,
    accounts,
    profiles,
    blocks,
  }: Pick<Reads, 'messages' | 'chatPhotos' | 'accounts' | 'profiles' | 'blocks'>,
  { sender, entries }: { readonly sender: MemberId; readonly entries: readonly Entry[] },
): Promise<ReadonlyMap<string, Recipient>> {
  const causes = (wanted: (entry: Entry) => boolean) => [
    ...new Set(entries.filter(wanted).map(({ reference }) => reference)),
  ]
  const [written, photos] = await Promise.all([
    messages.recipients(causes(isForMessage)),
    chatPhotos.recipients(causes(isForPhoto)),
  ])
  const sent = [
    ...written.map(({ message, to }) => ({ cause: message, to })),
    ...photos.map(({ photo, to }) => ({ cause: photo, to })),
  ]
  const members = [...new Set(sent.map(({ to }) => to))]
  const [found, faces, blockers] = await Promise.all([
    accounts.byIds(members),
    profiles.byIds(members),
    blocks.blockersOf(sender, members),
  ])
  const shown = new Set(found.filter(isShown).map(({ id }) => id))
  for (const id of blockers) shown.delete(id)
  const names = new Map<MemberId, string>(
    faces.filter(({ id }) => shown.has(id)).map(({ id, name }) => [id, name]),
  )
  return new Map(sent.map(({ cause, to }) => [cause, { name: names.get(to) ?? null }]))
}
