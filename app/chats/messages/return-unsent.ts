import type { GiftId } from '#core/chats/messages/gifts.ts'
import { readStored, writeStored } from '../../client/storage/browser-storage.ts'
import { draftKey, giftKey } from '../../client/storage/message-drafts.ts'
import { giftIn, storedGift } from './gift-draft.ts'

type Unsent = {
  readonly conversation: string
  readonly text: string
  readonly gift: GiftId | null
}

/** Whether something else is being written where an unsent message would return. */
export function isPlaceTaken(member: string, { conversation, text, gift }: Unsent): boolean {
  if (gift === null)
    return text !== '' && Boolean(readStored(draftKey(member, conversation))?.trim())
  return readStored(giftKey(member, conversation)) !== null
}

/**
 * Returns an unsent message to where it was written: the field, or the gifts with its words. What is being written
 * there follows it.
 */
export function returnUnsent(member: string, { conversation, text, gift }: Unsent): void {
  const key = gift === null ? draftKey(member, conversation) : giftKey(member, conversation)
  const stored = readStored(key)
  const typed = gift === null ? (stored ?? '') : giftIn(stored).text
  const all = [text, typed].filter((part) => part.trim() !== '').join('\n')
  if (gift !== null) writeStored(key, storedGift({ gift, text: all }))
  else if (all !== '') writeStored(key, all)
}
