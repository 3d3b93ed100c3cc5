import { isLonger } from '../shared/characters.ts'
import { isBlank } from '../shared/is-blank.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { SendMessageError } from './errors.ts'
import type { GiftId } from './gifts.ts'

type TextError = Extract<SendMessageError, { code: 'message.empty' | 'message.too-long' }>

/** The text to send, as credits are not spent on invisible text: trimmed, at most `limit` characters; empty only with a gift. */
export function messageText(
  { text: typed, gift }: { readonly text: string; readonly gift: GiftId | null },
  limit: number,
): Result<string, TextError> {
  const text = typed.trim()
  if (isBlank(text) && gift === null) return err({ code: 'message.empty' })
  if (isLonger(text, limit)) return err({ code: 'message.too-long', limit })
  return ok(text)
}
