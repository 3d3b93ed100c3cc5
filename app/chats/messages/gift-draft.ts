import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { GIFT_IDS, type GiftId } from '#core/chats/messages/gifts.ts'
import { userQuery } from '../../accounts/account/queries.ts'
import { giftKey } from '../../client/storage/message-drafts.ts'
import { useStored } from '../../client/storage/use-stored.ts'

/** A gift that is being chosen, with its words. */
export type GiftDraft = { readonly gift: GiftId | null; readonly text: string }

const Shape = v.object({ gift: v.nullable(v.picklist(GIFT_IDS)), text: v.string() })

const EMPTY: GiftDraft = { gift: null, text: '' }

/** What is stored; `null` if there is nothing. */
export const storedGift = ({ gift, text }: GiftDraft): string | null =>
  gift === null && text === '' ? null : JSON.stringify({ gift, text })

/** Parses a stored gift. */
export function giftIn(stored: string | null): GiftDraft {
  try {
    const read = v.safeParse(Shape, JSON.parse(stored ?? 'null'))
    return read.success ? read.output : EMPTY
  } catch {
    return EMPTY
  }
}

/** The gift being chosen in a conversation, which survives navigation and a refusal. */
export function useGiftDraft(conversation: string) {
  const member = useQuery(userQuery).data?.id ?? ''
  const [stored, store] = useStored(giftKey(member, conversation))
  return [giftIn(stored), (draft: GiftDraft | null) => store(draft && storedGift(draft))] as const
}
