import { release } from '../credits/hold-credits.ts'
import type { Ports, Stores } from '../ports.ts'
import type { Instant } from '../shared/time.ts'
import type { ChatPhoto, PhotoReturn } from './chat-photo.ts'

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
