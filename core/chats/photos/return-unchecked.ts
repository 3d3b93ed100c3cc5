import type { Consumer } from '../../platform/consumer.ts'
import type { Ports } from '../../ports.ts'
import { inPages } from '../../shared/paging.ts'
import { CHECKED_WITHIN, type ChatPhoto } from '../chat.ts'
import { markReturned, reviewChatPhoto } from '../review-chat-photo.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'photoFiles' | 'now' | 'newId'>

const AT_ONCE = 100

/** Number of returned photos, and what was thrown for others. */
type UncheckedReturned = { readonly returned: number; readonly errors: readonly unknown[] }

/** Returns the credits of photos that were not checked in time; one that cannot be returned does not stop the others. */
export async function returnUnchecked(ports: Needs): Promise<UncheckedReturned> {
  const due = ports.now() - CHECKED_WITHIN
  const { waitingSince } = ports.reads.chatPhotos
  const { results, errors } = await inPages(
    { size: AT_ONCE, after: (last: ChatPhoto | null) => waitingSince(due, AT_ONCE, last) },
    ({ id }) =>
      reviewChatPhoto(ports, { photo: id, decision: { state: 'refused', reason: 'unchecked' } }),
  )
  return { returned: results.length, errors }
}

/** Returns photos in moderation whose credits a refund or chargeback released; a sweep deletes their files. */
export const returnReleased = ({ photoFiles }: Pick<Ports, 'photoFiles'>): Consumer => ({
  name: 'released-photos',
  async effectsOf({ chatPhotos }, event, { at }) {
    if (event.type !== 'credits.released') return []
    const found = await chatPhotos.byId(event.reference)
    if (found?.state !== 'inspection') return []
    const { id, key, conversation, from } = found
    if (key !== null) await photoFiles.unsettle(key)
    return [
      async (stores) => {
        await stores.conversations.lock(conversation, from)
        const photo = await stores.chatPhotos.lock(id)
        if (photo?.state === 'inspection') await markReturned(stores, at, photo, 'withdrawn')
      },
    ]
  },
})
