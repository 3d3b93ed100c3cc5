import { giveBack } from '../credits/book.ts'
import type { Ports, Stores } from '../ports.ts'
import type { ChatPhoto, PhotoReturn } from './chat-photo.ts'

type Needs = Pick<Stores, 'wallets' | 'ledger' | 'chatPhotos' | 'events'>

/** Returns the credits of a photo in moderation, with the reason; the caller holds the lock of its sender's account. */
export async function returnPhoto(
  stores: Needs,
  stamp: Pick<Ports, 'now' | 'newId'>,
  photo: ChatPhoto,
  reason: PhotoReturn,
): Promise<ChatPhoto> {
  const { id, conversation, from, drawn } = photo
  await giveBack(stores, stamp, { member: from, reference: id, drawn })
  const returned: ChatPhoto = { ...photo, key: null, state: 'returned', reason }
  await stores.chatPhotos.save(returned)
  await stores.events.append(
    { type: 'chat-photo.returned', photo: id, conversation, from, reason },
    stamp.now(),
  )
  return returned
}
