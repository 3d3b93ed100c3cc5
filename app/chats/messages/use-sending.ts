import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { userQuery } from '../../accounts/account/queries.ts'
import { type CallError, errorOf } from '../../client/client.ts'
import { draftKey } from '../../client/storage/message-drafts.ts'
import { useStored } from '../../client/storage/use-stored.ts'
import { newId } from '../../shared/new-id.ts'
import { useOnline } from '../../shared/use-online.ts'
import type { OutboxState } from './outbox.ts'
import type { Outgoing } from './outgoing.ts'
import { type OutgoingLine, outgoingLines } from './outgoing-lines.ts'
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

/** Pending and failed messages of a conversation. */
export function useOutgoing(conversation: string): readonly OutgoingLine[] {
  const outbox = useOutbox()
  const online = useOnline()
  const state = useSyncExternalStore(
    outbox?.subscribe ?? never,
    outbox?.state ?? (() => EMPTY),
    () => EMPTY,
  )
  return outgoingLines(state, conversation, { online, now: Date.now() })
}

/** Sends messages through the outbox. */
export function useSending(
  conversation: string,
  onRefused: (error: CallError, message: Outgoing) => void,
) {
  const member = useMember()
  const outbox = useOutbox()

  useEffect(
    () =>
      outbox?.onRefused((message, error) => {
        if (message.conversation !== conversation) return
        // The text returns to the field, unless something else is written there.
        const giveBack = () => {
          if (isPlaceTaken(member, message)) return false
          returnUnsent(member, message)
          return true
        }
        void outbox.takeBack(message, giveBack).then((left) => left && onRefused(error, message))
      }),
    [outbox, member, conversation, onRefused],
  )

  const takeOut = (message: Outgoing, giveBack: () => boolean) =>
    void outbox
      ?.takeBack(message, giveBack)
      .catch((thrown: unknown) => onRefused(errorOf(thrown), message))

  return {
    send: (message: Pick<Outgoing, 'text' | 'gift' | 'answers' | 'acknowledged' | 'credits'>) =>
      outbox?.add({ ...message, id: newId(), conversation, text: message.text.trim() }),
    retry: (message: Outgoing, credits: number) => outbox?.retry(message, credits),
    /** If delivery is uncertain it stays, and the reason is shown; so for what is removed. */
    takeBack: (message: Outgoing) =>
      takeOut(message, () => {
        returnUnsent(member, message)
        return true
      }),
    remove: (message: Outgoing) => takeOut(message, () => true),
  }
}
