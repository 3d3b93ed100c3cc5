import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { userQuery } from '../account/queries.ts'
import { type CallError, errorOf } from '../client/client.ts'
import { keep, kept } from '../shared/kept.ts'
import { newId } from '../shared/new-id.ts'
import { useKept } from '../shared/use-kept.ts'
import { useOnline } from '../shared/use-online.ts'
import type { Outbox, OutboxState } from './outbox.ts'
import { isNonRetryable, type Outgoing } from './outgoing.ts'
import { outgoingLines } from './outgoing-lines.ts'
import { useOutbox } from './use-outbox.ts'

/** Where what a member types in a conversation is kept: the other one of it may use the same browser. */
const draftAt = (member: string, conversation: string) => `draft.${member}.${conversation}`

const useMember = (): string => useQuery(userQuery).data?.id ?? ''

/** What was typed but not sent, which outlives the page. */
export function useDraft(conversation: string) {
  const [draft, keepDraft] = useKept(draftAt(useMember(), conversation))
  return [draft ?? '', (text: string) => keepDraft(text === '' ? null : text)] as const
}

const EMPTY: OutboxState = { messages: [], sending: new Set(), troubled: false }
const never = () => () => undefined

/** What leaves a conversation: at once, in its order, or as soon as it can; none is lost. */
export function useSending(
  conversation: string,
  onRefused: (error: CallError, message: Outgoing) => void,
) {
  const member = useMember()
  const outbox = useOutbox()
  const online = useOnline()
  const state = useSyncExternalStore(
    outbox?.subscribe ?? never,
    outbox?.state ?? (() => EMPTY),
    () => EMPTY,
  )

  useEffect(
    () =>
      outbox?.onRefused((message, error) => {
        if (message.conversation !== conversation || !isNonRetryable(error)) return
        void takeBack(outbox, member, message).then((taken) => taken && onRefused(error, message))
      }),
    [outbox, member, conversation, onRefused],
  )

  return {
    /** What is on its way or stuck. */
    outgoing: outgoingLines(state, conversation, { online, now: Date.now() }),
    send: (message: Pick<Outgoing, 'text' | 'gift' | 'answers' | 'acknowledged' | 'credits'>) =>
      outbox?.add({ ...message, id: newId(), conversation, text: message.text.trim() }),
    retry: (message: Outgoing, credits: number) => outbox?.retry(message, credits),
    /** Should nobody be able to say whether it has arrived, it stays, and one is told why. */
    takeBack: (message: Outgoing) => {
      if (!outbox) return
      void takeBack(outbox, member, message).catch((thrown: unknown) =>
        onRefused(errorOf(thrown), message),
      )
    },
  }
}

/** Puts a message's words, if it has any, back into the field, unless something else stands there by now. */
async function takeBack(outbox: Outbox, member: string, message: Outgoing): Promise<boolean> {
  const field = draftAt(member, message.conversation)
  const words = message.text !== ''
  if (words && kept(field)?.trim()) return false
  if ((await outbox.takeBack(message)) && words) keep(field, message.text)
  return true
}
