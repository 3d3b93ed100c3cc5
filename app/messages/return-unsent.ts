import type { GiftId } from '#core/chats/gifts.ts'
import { readStored, writeStored } from '../shared/browser-storage.ts'
import { draftKey, giftKey } from '../shared/message-drafts.ts'
import { storedGift } from './gift-draft.ts'

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

/** Returns an unsent message to where it was written: the field, or the gifts with its words. */
export function returnUnsent(member: string, { conversation, text, gift }: Unsent): void {
  if (gift !== null) writeStored(giftKey(member, conversation), storedGift({ gift, text }))
  else if (text !== '') writeStored(draftKey(member, conversation), text)
}
