import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { userQuery } from '../../accounts/account/queries.ts'
import type { CallError } from '../../client/client.ts'
import { settingsQuery } from '../../site/queries.ts'
import type { Line } from '../messages/line.ts'
import type { Outgoing } from '../messages/outgoing.ts'
import type { MessageQuote } from '../messages/quote.ts'
import { useDraft, useOutgoing, useSending } from '../messages/use-sending.ts'
import { useWithdrawing } from '../messages/use-withdrawing.ts'
import { useAnswering } from './answering.ts'
import type { ChosenGift } from './gift-sheet.tsx'

type Refused = { readonly error: CallError; readonly gift: boolean }

export type ChatWriting = ReturnType<typeof useChatWriting>

/** Writing in a conversation: draft and quote, sending, retrying and taking back, and what was refused. */
export function useChatWriting(id: string, companion: string) {
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [giving, setGiving] = useState(false)
  const [draft, setDraft] = useDraft(id)
  const { answering, answer } = useAnswering(companion)
  const field = useRef<HTMLTextAreaElement>(null)
  const onRefused = useCallback(
    (error: CallError, { gift, answers }: Outgoing) => {
      if (answers && error.code !== 'message.answers-nothing') answer(answers)
      setRefused({ error, gift: gift !== null })
    },
    [answer],
  )
  const sending = useSending(id, onRefused)
  const withdraw = useWithdrawing(id, (error) => setRefused({ error, gift: false }))
  const credits = settings?.message_credits ?? 0
  const priceOf = ({ gift, credits: agreed }: Outgoing) => (gift === null ? credits : agreed)
  /** Sends with the quote, or leaves that with the text in the field. */
  const send = (message: Omit<Parameters<typeof sending.send>[0], 'answers'>, quotes = true) => {
    sending.send({ ...message, answers: quotes ? answering : null })
    if (quotes) answer(null)
  }

  const quote = (quoted: MessageQuote | null) => {
    answer(quoted)
    field.current?.focus()
  }

  return {
    outgoing: useOutgoing(id),
    draft,
    setDraft,
    answering,
    dropAnswer: () => quote(null),
    /** Whether the gifts are open. */
    giving,
    setGiving,
    field,
    priceOf,
    sendText: (text: string, acknowledged: boolean) => {
      send({ text, gift: null, acknowledged, credits })
      // Within the press, or a phone closes its keyboard.
      field.current?.focus()
    },
    sendGift: ({ id: gift, text, credits }: ChosenGift, acknowledged: boolean) =>
      send({ text, gift, acknowledged, credits }, draft === ''),
    retry: (message: Outgoing) => sending.retry(message, priceOf(message)),
    takeBack: ({ id, text, gift, answers, stuck }: Line) => {
      if (answers) answer(answers)
      if (stuck) sending.takeBack(stuck)
      else withdraw.mutate({ id, text, gift })
    },
    /** Drops an unsent message. */
    remove: ({ id, stuck }: Line) => {
      if (stuck) sending.remove(stuck)
      else withdraw.mutate({ id, text: '', gift: null })
    },
    quote,
    answerLine: ({ id, mine, text, gift }: Line) =>
      quote({ kind: 'message', id, of: mine ? (user?.id ?? '') : companion, text, gift }),
    /** A suggestion is a message of its own: what was quoted is not what it answers. */
    begin: (text: string) => {
      setDraft(text)
      quote(null)
    },
    refused,
    dropRefused: () => {
      const gift = refused?.gift ?? false
      // Before the focus moves: an open sheet would take it back.
      flushSync(() => {
        // A refused gift is still chosen: another may be affordable.
        setGiving(gift)
        setRefused(null)
      })
      if (!gift) field.current?.focus()
    },
  }
}
