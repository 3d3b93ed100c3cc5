import type { ChatPhotoRefusal } from '#core/chats/chat.ts'
import { openPhoto } from '#core/chats/photos/open-photo.ts'
import { sendPhoto } from '#core/chats/photos/send-photo.ts'
import { reviewChatPhoto } from '#core/chats/review-chat-photo.ts'
import { ok } from '#core/shared/result.ts'
import { PEOPLE } from '../../app/mocks/scenes/demo-members.ts'
import { type Scene, storyId } from '../../app/mocks/scenes/situation.ts'
import { CHATS } from '../../app/mocks/scenes/talk.ts'
import { VIEWER } from '../../app/mocks/scenes/viewer.ts'
import { drawnPhoto } from './drawn-photo.ts'

const PHOTO = storyId(0x2f1)

type Fate = 'waits' | 'delivered' | 'opened' | 'gone' | ChatPhotoRefusal

/** A photo in the conversation with Stijn, by him or the viewer, and its state. */
export const sentPhoto =
  (from: 'me' | 'stijn', fate: Fate) =>
  async ({ world: { ports } }: Scene) => {
    const member = from === 'me' ? VIEWER.id : PEOPLE.stijn.id
    const { settings } = ports.sites.at('')
    const sent = await sendPhoto(ports, {
      id: PHOTO,
      from: member,
      conversation: CHATS.stijn,
      upload: new Uint8Array(await (await drawnPhoto()).arrayBuffer()),
      acknowledged: true,
      // He has no credits, and needs none.
      site: from === 'me' ? settings : { ...settings, photoCredits: 0 },
    })
    if (!sent.ok) throw new Error(sent.error.code)
    if (fate === 'waits') return
    const delivered = fate === 'delivered' || fate === 'opened' || fate === 'gone'
    const decision = delivered
      ? ({ state: 'active' } as const)
      : ({ state: 'refused', reason: fate } as const)
    await reviewChatPhoto(ports, { photo: PHOTO, decision })
    const opened = { member: VIEWER.id, conversation: CHATS.stijn, photo: PHOTO }
    if (fate === 'opened') await openPhoto(ports, opened)
    if (fate === 'gone')
      await ports.atomically(async ({ chatPhotos }) => ok(await chatPhotos.removeAllOf(member)))
  }
