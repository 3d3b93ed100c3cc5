import { type Account, isShown } from '../accounts/account.ts'
import type { Seat } from '../chats/chat.ts'
import type { ChatPhoto, ChatPhotoRefusal } from '../chats/chat-photo.ts'
import { arrive } from '../chats/deliver.ts'
import { returnPhoto } from '../chats/return-photo.ts'
import type { PhotoError } from '../photos/errors.ts'
import type { PhotoId } from '../photos/photo.ts'
import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'photoFiles' | 'now' | 'newId'>

/** The moderation decision, or the timeout. */
export type ChatPhotoVerdict =
  | { readonly state: 'active' }
  | { readonly state: 'refused'; readonly reason: ChatPhotoRefusal | 'unchecked' }

type Command = { readonly photo: PhotoId; readonly verdict: ChatPhotoVerdict }

/** Delivers a photo, or returns its credits with the reason. The decision is final: a second one has no effect. */
export async function reviewChatPhoto(
  { reads, atomically, photoFiles, now, newId }: Needs,
  { photo: id, verdict }: Command,
): Promise<Result<ChatPhoto, Extract<PhotoError, { code: 'photo.not-found' }>>> {
  const found = await reads.chatPhotos.byId(id)
  if (!found) return err({ code: 'photo.not-found' })
  if (found.state !== 'inspection' || found.key === null) return ok(found)
  const { key, from, conversation } = found
  // From here on a sweep deletes the files, also after a crash.
  await photoFiles.unsettle(key)
  const judged = await atomically(async (stores) => {
    const writer = await stores.accounts.lock(from)
    const seat = await stores.conversations.lock(conversation, from)
    const photo = await stores.chatPhotos.lock(id)
    if (!photo) return err({ code: 'photo.not-found' })
    if (photo.state !== 'inspection') return ok(photo)
    const stamp = { now, newId }
    if (verdict.state === 'refused')
      return ok(await returnPhoto(stores, stamp, photo, verdict.reason))
    if (!seat || !(await isReachable(stores, seat, writer)))
      return ok(await returnPhoto(stores, stamp, photo, 'gone'))
    const { granted, paid } = photo.drawn
    const { seq } = await arrive(stores, now(), {
      id: newId(),
      conversation,
      from,
      to: seat.with,
      text: '',
      photo: id,
      cost: granted + paid,
      site: photo.site,
    })
    const delivered: ChatPhoto = { ...photo, state: 'delivered', seq }
    await stores.chatPhotos.save(delivered)
    return ok(delivered)
  })
  if (judged.ok && judged.value.key === key) await photoFiles.settle(key)
  else await photoFiles.remove(key)
  return judged
}

async function isReachable(
  { accounts, blocks }: Pick<Stores, 'accounts' | 'blocks'>,
  { member, with: to }: Seat,
  writer: Account | null,
): Promise<boolean> {
  const other = await accounts.byId(to)
  const bothThere = writer !== null && isShown(writer) && other !== null && isShown(other)
  return bothThere && !(await blocks.between(member, to))
}
