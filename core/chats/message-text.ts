import { isLonger } from '../shared/characters.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { SendMessageError } from './errors.ts'
import type { GiftId } from './gifts.ts'

type TextError = Extract<SendMessageError, { code: 'message.empty' | 'message.too-long' }>

/** A visible character: credits are not spent on invisible text. U+2800 is a Braille cell without dots. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether nothing of a text would be seen. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/** The text to send: trimmed, at most `limit` characters; empty only with a gift. */
export function messageText(
  { text: typed, gift }: { readonly text: string; readonly gift: GiftId | null },
  limit: number,
): Result<string, TextError> {
  const text = typed.trim()
  if (isBlank(text) && gift === null) return err({ code: 'message.empty' })
  if (isLonger(text, limit)) return err({ code: 'message.too-long', limit })
  return ok(text)
}
