import type { MemberId } from '../accounts/account.ts'
import { CHAT_PHOTO_REFUSALS } from '../chats/chat-photo.ts'
import type { Reads } from '../ports.ts'

/** Whether a photo of a member was refused, on their profile or in a conversation: they were told why. */
export async function hasRefusedPhoto(
  { photos, chatPhotos }: Pick<Reads, 'photos' | 'chatPhotos'>,
  member: MemberId,
): Promise<boolean> {
  const onProfile = (await photos.of(member)).some(({ state }) => state === 'refused')
  if (onProfile) return true
  const sent = await chatPhotos.of(member)
  return sent.some(({ reason }) => CHAT_PHOTO_REFUSALS.some((refusal) => refusal === reason))
}
