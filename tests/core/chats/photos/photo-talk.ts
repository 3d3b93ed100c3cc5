import { deleteChat } from '#core/chats/conversations/delete-chat.ts'
import { readConversation } from '#core/chats/conversations/read-conversation.ts'
import { openPhoto, viewChatPhoto } from '#core/chats/photos/open-photo.ts'
import { type SendPhoto, sendPhoto } from '#core/chats/photos/send-photo.ts'
import { type ChatPhotoDecision, reviewChatPhoto } from '#core/chats/review-chat-photo.ts'
import { sell } from '#core/money/book.ts'
import type { PhotoSize } from '#core/profiles/photo.ts'
import { upload } from '#tests/core/fakes.ts'
import { annAndBo } from '../talk.ts'

/** Ann and Bo, who have written to each other, with helpers for Ann's photos. */
export async function photoTalk({
  paid = 0,
  begun: started = true,
  ...given
}: Parameters<typeof annAndBo>[0] & { readonly paid?: number; readonly begun?: boolean } = {}) {
  const world = await annAndBo({ premium: true, ...given })
  const { conversation, site } = world
  if (paid > 0) {
    const move = { member: 'ann', amount: paid, reference: 'bundle' }
    await world.commit((stores) => sell(stores, world, move))
  }
  if (started) {
    const sentAt = world.now()
    const hello = { id: 'hello', conversation, from: 'bo', text: 'Dag Ann', sentAt, cost: 0 }
    await world.commit(({ messages }) => messages.append(hello))
  }
  const photo = (
    id: string,
    changes: Partial<SendPhoto> = {},
  ): Promise<Awaited<ReturnType<typeof sendPhoto>>> =>
    sendPhoto(world, {
      id,
      from: 'ann',
      conversation,
      upload: upload(id),
      acknowledged: true,
      site,
      ...changes,
    })
  const judge = (id: string, decision: ChatPhotoDecision) =>
    reviewChatPhoto(world, { photo: id, decision })
  const read = async (member: string) => {
    const seen = await readConversation(world, { member, conversation })
    if (!seen.ok) throw new Error('nobody reads there')
    return seen.value
  }
  return {
    ...world,
    photo,
    read,
    approve: (id: string) => judge(id, { state: 'active' }),
    refuse: (id: string) => judge(id, { state: 'refused', reason: 'contact' }),
    opens: (member: string, id: string) => openPhoto(world, { member, conversation, photo: id }),
    sees: async (member: string, id: string, size: PhotoSize = 'full') =>
      (await viewChatPhoto(world, { member, conversation, photo: id, size })).ok,
    deletes: (member: string) => deleteChat(world, { member, conversation }),
    /** Whether files of a photo exist. */
    bytes: async (key: string | null | undefined) =>
      key ? (await world.photoFiles.read(key, 'full')) !== null : false,
    wallet: () => world.reads.wallets.of('ann'),
  }
}
