import { markReturned } from '../chats/return-photo.ts'
import type { Consumer } from '../event-log/consumer.ts'
import type { Ports } from '../ports.ts'

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
