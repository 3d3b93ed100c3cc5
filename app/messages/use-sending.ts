import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { userQuery } from '../account/queries.ts'
import { type CallError, errorOf } from '../client/client.ts'
import { draftKey } from '../shared/message-drafts.ts'
import { newId } from '../shared/new-id.ts'
import { useOnline } from '../shared/use-online.ts'
import { useStored } from '../shared/use-stored.ts'
import type { Outbox, OutboxState } from './outbox.ts'
import { isNonRetryable, type Outgoing } from './outgoing.ts'
import { outgoingLines } from './outgoing-lines.ts'
import { isPlaceTaken, returnUnsent } from './return-unsent.ts'
import { useOutbox } from './use-outbox.ts'

const useMember = (): string => useQuery(userQuery).data?.id ?? ''

/** The unsent text, which survives navigation. */
export function useDraft(conversation: string) {
  const [draft, storeDraft] = useStored(draftKey(useMember(), conversation))
  return [draft ?? '', (text: string) => storeDraft(text === '' ? null : text)] as const
}

const EMPTY: OutboxState = { messages: [], sending: new Set(), troubled: false }
const never = () => () => undefined

/** Sends messages through the outbox. */
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
    /** Pending and failed messages. */
    outgoing: outgoingLines(state, conversation, { online, now: Date.now() }),
    send: (message: Pick<Outgoing, 'text' | 'gift' | 'answers' | 'acknowledged' | 'credits'>) =>
      outbox?.add({ ...message, id: newId(), conversation, text: message.text.trim() }),
    retry: (message: Outgoing, credits: number) => outbox?.retry(message, credits),
    /** If delivery is uncertain it stays, and the reason is shown. */
    takeBack: (message: Outgoing) => {
      if (!outbox) return
      void takeBack(outbox, member, message).catch((thrown: unknown) =>
        onRefused(errorOf(thrown), message),
      )
    },
  }
}

/** Moves a message back to where it was written, unless that is in use. */
async function takeBack(outbox: Outbox, member: string, message: Outgoing): Promise<boolean> {
  if (isPlaceTaken(member, message)) return false
  if (await outbox.takeBack(message)) returnUnsent(member, message)
  return true
}
