import type { MemberId } from '../accounts/account.ts'
import { CHAT_PHOTO_REFUSALS } from '../chats/chat-photo.ts'
import type { Reads } from '../ports.ts'
import type { Instant } from '../shared/time.ts'

/**
 * Whether a photo of a member was refused since a moment, on their profile or in a conversation: they were told why.
 * Of one in a conversation only the time of sending is kept.
 */
export async function hasRefusedPhoto(
  { photos, chatPhotos }: Pick<Reads, 'photos' | 'chatPhotos'>,
  member: MemberId,
  since: Instant,
): Promise<boolean> {
  const onProfile = (await photos.of(member)).some(
    ({ state, decidedAt }) => state === 'refused' && decidedAt !== null && decidedAt >= since,
  )
  if (onProfile) return true
  const sent = await chatPhotos.of(member)
  return sent.some(
    ({ reason, sentAt }) =>
      sentAt >= since && CHAT_PHOTO_REFUSALS.some((refusal) => refusal === reason),
  )
}
