import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import * as v from 'valibot'
import { GIFT_IDS } from '#core/chats/messages/gifts.ts'
import { userQuery } from '../../accounts/account/queries.ts'
import { writeStored } from '../../client/storage/browser-storage.ts'
import { useStored } from '../../client/storage/use-stored.ts'
import type { MessageQuote } from '../messages/quote.ts'

/** Parses a stored quote. */
const AnsweredInBrowser = v.object({
  kind: v.picklist(['message', 'photo', 'line']),
  id: v.nullable(v.string()),
  of: v.string(),
  text: v.string(),
  gift: v.nullable(v.picklist(GIFT_IDS)),
})

/** Storage key of the next message's quote, per member of a shared browser. */
const keyOf = (member: string, profile: string) => `draft.answers.${member}.${profile}`

/** Sets the quote of the next message. */
export const answerNext = (member: string, profile: string, quote: MessageQuote) =>
  writeStored(keyOf(member, profile), JSON.stringify(quote))

/** The quote of the next message, which survives navigation; `null` if none. */
export function useAnswering(profile: string) {
  const member = useQuery(userQuery).data?.id ?? ''
  const [text, storeText] = useStored(keyOf(member, profile))
  const answer = useCallback(
    (quote: MessageQuote | null) => storeText(quote && JSON.stringify(quote)),
    [storeText],
  )
  return { answering: text === null ? null : quoteIn(text), answer }
}

function quoteIn(text: string): MessageQuote | null {
  try {
    const read = v.safeParse(AnsweredInBrowser, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
