import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import * as v from 'valibot'
import { GIFT_IDS } from '#core/chats/gifts.ts'
import { userQuery } from '../account/queries.ts'
import { keep } from '../shared/kept.ts'
import { useKept } from '../shared/use-kept.ts'
import type { Answered } from './pointer.ts'

/** What a message answers, in what a browser kept. */
const AnsweredInBrowser = v.object({
  kind: v.picklist(['message', 'photo', 'line']),
  id: v.nullable(v.string()),
  of: v.string(),
  text: v.string(),
  gift: v.nullable(v.picklist(GIFT_IDS)),
})

/** Where is kept what the next message to somebody answers. Whoever shares a browser has their own. */
const keptAt = (member: string, profile: string) => `draft.answers.${member}.${profile}`

/** Lets the next message to somebody answer this. */
export const answerNext = (member: string, profile: string, answered: Answered) =>
  keep(keptAt(member, profile), JSON.stringify(answered))

/** What the next message to somebody answers, which outlives the page; `null` for nothing. */
export function useAnswering(profile: string) {
  const member = useQuery(userQuery).data?.id ?? ''
  const [text, keepText] = useKept(keptAt(member, profile))
  const answer = useCallback(
    (answered: Answered | null) => keepText(answered && JSON.stringify(answered)),
    [keepText],
  )
  return { answering: text === null ? null : answeredIn(text), answer }
}

function answeredIn(text: string): Answered | null {
  try {
    const read = v.safeParse(AnsweredInBrowser, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
