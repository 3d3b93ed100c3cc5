import type { MemberId } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import type { PhotoError } from '../../profiles/errors.ts'
import type { PhotoId, PhotoSize } from '../../profiles/photo.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { ChatPhoto, ConversationId, Seat } from '../chat.ts'
import { readableSeat } from '../conversations/read-conversation.ts'

type NotFound = Extract<PhotoError, { code: 'photo.not-found' }>
type Command = {
  readonly member: MemberId
  readonly conversation: ConversationId
  readonly photo: PhotoId
}

/** Marks a photo as opened by its recipient, permanently. */
export async function openPhoto(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member, conversation, photo: id }: Command,
): Promise<Result<null, NotFound>> {
  return atomically(async (stores) => {
    const seat = await stores.conversations.lock(conversation, member)
    const photo = await stores.chatPhotos.lock(id)
    const isVisible = seat && photo && isVisibleIn(await readableSeat(stores, seat), photo)
    if (!isVisible || photo.from === member) return err({ code: 'photo.not-found' })
    if (photo.openedAt === null) await stores.chatPhotos.save({ ...photo, openedAt: now() })
    return ok(null)
  })
}

/** Whether this member sees a photo in the conversation: their own until they delete it, another's once delivered. */
function isVisibleIn(
  { conversation, member, hiddenSeq }: Seat,
  { conversation: where, from, seq, hidden }: ChatPhoto,
): boolean {
  if (where !== conversation.id) return false
  return seq === null ? from === member && !hidden : seq > hiddenSeq
}

type Query = {
  readonly member: MemberId
  readonly conversation: ConversationId
  readonly photo: PhotoId
  readonly size: PhotoSize
}

/** A photo's bytes, for the two members of its conversation only; the recipient gets the blur until they open it. */
export async function viewChatPhoto(
  { reads, photoFiles }: Pick<Ports, 'reads' | 'photoFiles'>,
  { member, conversation, photo: id, size }: Query,
): Promise<
  Result<
    { readonly bytes: Uint8Array; readonly type: string },
    Extract<PhotoError, { code: 'photo.not-found' }>
  >
> {
  const nothing = err({ code: 'photo.not-found' } as const)
  const seat = await reads.conversations.seat(conversation, member)
  if (!seat) return nothing
  const photo = await reads.chatPhotos.byId(id)
  if (!photo?.key || !isVisibleIn(await readableSeat(reads, seat), photo)) return nothing
  const mayLoad = photo.from === member || photo.openedAt !== null || size === 'blur'
  const file = mayLoad && (await photoFiles.read(photo.key, size))
  return file ? ok(file) : nothing
}
