import { err, ok, type Result } from '../shared/result.ts'
import type { SendMessageError } from './errors.ts'
import type { GiftId } from './gifts.ts'

type TextError = Extract<SendMessageError, { code: 'message.empty' | 'message.too-long' }>

/** What will be sent of what was typed: without the space around it, at most `limit` characters; empty only beside a gift. */
export function messageText(
  { text: typed, gift }: { readonly text: string; readonly gift: GiftId | null },
  limit: number,
): Result<string, TextError> {
  const text = typed.trim()
  if (text === '' && gift === null) return err({ code: 'message.empty' })
  if (lengthOf(text) > limit) return err({ code: 'message.too-long', limit })
  return ok(text)
}

/** Characters as a reader counts them: an emoji is one, whatever it is made of underneath. */
export const lengthOf = (text: string): number => [...text].length
