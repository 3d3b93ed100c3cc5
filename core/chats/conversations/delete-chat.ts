import type { MemberId } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import type { PhotoKey } from '../../profiles/photo.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { ConversationId } from '../chat.ts'
import type { ChatError } from '../errors.ts'
import { returnPhoto } from '../review-chat-photo.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'photoFiles' | 'now' | 'newId'>

type Command = { readonly member: MemberId; readonly conversation: ConversationId }

const AT_ONCE = 50

/**
 * Hides a chat for the member who deletes it; the other keeps theirs. Their photos in moderation are not delivered,
 * and the credits return. Their queued messages are not sent.
 */
export async function deleteChat(
  { reads, atomically, photoFiles, now, newId }: Needs,
  { member, conversation }: Command,
): Promise<Result<null, Extract<ChatError, { code: 'chat.not-found' }>>> {
  const withdrawn: PhotoKey[] = []
  // After a crash here, a sweep deletes the files.
  for (const { key } of await reads.chatPhotos.undelivered(conversation, member, AT_ONCE))
    if (key !== null) await photoFiles.unsettle(key)
  const deleted = await atomically(async (stores) => {
    const { accounts, conversations, chatPhotos, queued, events } = stores
    withdrawn.length = 0
    await accounts.lock(member)
    if (!(await conversations.lock(conversation, member))) return err({ code: 'chat.not-found' })
    for (;;) {
      const photos = await chatPhotos.undelivered(conversation, member, AT_ONCE)
      if (photos.length === 0) break
      for (const photo of photos) {
        if (photo.key !== null) withdrawn.push(photo.key)
        const returned =
          photo.state === 'inspection'
            ? await returnPhoto(stores, { now, newId }, photo, 'withdrawn')
            : photo
        await chatPhotos.save({ ...returned, hidden: true })
      }
    }
    await queued.removeIn(member, conversation)
    await conversations.hide(conversation, member)
    await events.append({ type: 'conversation.hidden', conversation, by: member }, now())
    return ok(null)
  })
  if (deleted.ok) await Promise.all(withdrawn.map((key) => photoFiles.remove(key)))
  return deleted
}
