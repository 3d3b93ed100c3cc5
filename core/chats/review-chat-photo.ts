import { type Account, isShown } from '../accounts/account.ts'
import { capture, release } from '../money/book.ts'
import { balanceOf } from '../money/ports.ts'
import type { Ports, Stores } from '../ports.ts'
import type { PhotoError } from '../profiles/errors.ts'
import type { PhotoId, PhotoKey } from '../profiles/photo.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import {
  CHAT_PHOTO_REFUSALS,
  type ChatPhoto,
  type ChatPhotoRefusal,
  type PhotoReturn,
  type Seat,
} from './chat.ts'
import { arrive } from './messages/deliver.ts'

/**
 * Returns a photo in moderation, with its credits unless a refund released them before. The caller holds the lock of
 * its sender's account.
 */
export async function returnPhoto(
  stores: Pick<Stores, 'wallets' | 'ledger' | 'holds' | 'chatPhotos' | 'events'>,
  stamp: Pick<Ports, 'now' | 'newId'>,
  photo: ChatPhoto,
  reason: PhotoReturn,
): Promise<ChatPhoto> {
  await release(stores, stamp, { member: photo.from, reference: photo.id })
  return markReturned(stores, stamp.now(), photo, reason)
}

/** Returns a photo whose credits are back. */
export async function markReturned(
  { chatPhotos, events }: Pick<Stores, 'chatPhotos' | 'events'>,
  at: Instant,
  photo: ChatPhoto,
  reason: PhotoReturn,
): Promise<ChatPhoto> {
  const { id, conversation, from } = photo
  const returned: ChatPhoto = { ...photo, key: null, state: 'returned', reason }
  await chatPhotos.save(returned)
  await events.append({ type: 'chat-photo.returned', photo: id, conversation, from, reason }, at)
  return returned
}

type Needs = Pick<Ports, 'reads' | 'atomically' | 'photoFiles' | 'now' | 'newId'>

/** The moderation decision, or the timeout. */
export type ChatPhotoDecision =
  | { readonly state: 'active' }
  | { readonly state: 'refused'; readonly reason: ChatPhotoRefusal | 'unchecked' }

type Command = {
  readonly photo: PhotoId
  readonly decision: ChatPhotoDecision
  /** Refused where it was decided already; else that has no effect. */
  readonly onlyWaiting?: boolean
}

type Refusal = Extract<PhotoError, { code: 'photo.not-found' | 'photo.decided' }>

/** Delivers a photo, or returns its credits with the reason. The decision is final: a second one has no effect. */
export async function reviewChatPhoto(
  { reads, atomically, photoFiles, now, newId }: Needs,
  { photo: id, decision, onlyWaiting = false }: Command,
): Promise<Result<ChatPhoto, Refusal>> {
  const decided = (photo: ChatPhoto): Result<ChatPhoto, Refusal> =>
    onlyWaiting ? err(decidedError(photo)) : ok(photo)
  const found = await reads.chatPhotos.byId(id)
  if (!found) return err({ code: 'photo.not-found' })
  if (found.state !== 'inspection' || found.key === null) return decided(found)
  const { key, from, conversation } = found
  // From here on a sweep deletes the files, also after a crash.
  await photoFiles.unsettle(key)
  const judged = await atomically(async (stores): Promise<Result<ChatPhoto, Refusal>> => {
    const writer = await stores.accounts.lock(from)
    const seat = await stores.conversations.lock(conversation, from)
    const photo = await stores.chatPhotos.lock(id)
    if (!photo) return err({ code: 'photo.not-found' })
    if (photo.state !== 'inspection') return decided(photo)
    const stamp = { now, newId }
    if (decision.state === 'refused')
      return ok(await returnPhoto(stores, stamp, photo, decision.reason))
    if (!seat || !(await isReachable(stores, seat, writer)))
      return ok(await returnPhoto(stores, stamp, photo, 'gone'))
    const cost = balanceOf(photo.drawn)
    // A refund may have released the credits already: nothing unpaid is delivered.
    if (cost > 0 && !(await capture(stores, { member: from, reference: id })))
      return ok(await returnPhoto(stores, stamp, photo, 'withdrawn'))
    const { seq } = await arrive(stores, now(), {
      id: newId(),
      conversation,
      from,
      to: seat.with,
      text: '',
      photo: id,
      cost,
      site: photo.site,
    })
    const delivered: ChatPhoto = { ...photo, state: 'delivered', seq }
    await stores.chatPhotos.save(delivered)
    return ok(delivered)
  })
  if (keeps(judged, key)) await photoFiles.settle(key)
  else await photoFiles.remove(key)
  return judged
}

/** Whether its files stay: it was delivered, now or by somebody who was faster. */
const keeps = (judged: Result<ChatPhoto, Refusal>, key: PhotoKey): boolean =>
  judged.ok
    ? judged.value.key === key
    : judged.error.code === 'photo.decided' && judged.error.state === 'active'

/** Who comes second; a photo that its sender deleted, or that nobody checked in time, is there no more. */
function decidedError({ state, reason }: ChatPhoto): Refusal {
  if (state === 'delivered') return { code: 'photo.decided', state: 'active', by: null }
  return CHAT_PHOTO_REFUSALS.some((known) => known === reason)
    ? { code: 'photo.decided', state: 'refused', by: null }
    : { code: 'photo.not-found' }
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
