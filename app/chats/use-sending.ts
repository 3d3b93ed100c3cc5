import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { answered, api, type CallError, errorOf } from '../client.ts'
import { keep, kept } from '../shared/kept.ts'
import { newId } from '../shared/new-id.ts'
import { useKept } from '../shared/use-kept.ts'
import { type Conversation, withSent } from './conversation.ts'
import { type Attempt, goesBack, type Outgoing, outgoingIn, stillOutgoing } from './outgoing.ts'

const keptAt = (conversation: string) => `outgoing.${conversation}`
const draftAt = (conversation: string) => `draft.${conversation}`

const change = (conversation: string, to: (known: readonly Outgoing[]) => readonly Outgoing[]) => {
  const rest = to(outgoingIn(kept(keptAt(conversation))))
  keep(keptAt(conversation), rest.length > 0 ? JSON.stringify(rest) : null)
}
const letGo = (conversation: string, id: string) =>
  change(conversation, (known) => known.filter((message) => message.id !== id))

/** Puts a message's words back into the field, unless something else stands there by now. */
function takeBack(conversation: string, { id, text }: Outgoing): boolean {
  if (kept(draftAt(conversation))?.trim()) return false
  keep(draftAt(conversation), text)
  letGo(conversation, id)
  return true
}

/** What was typed but not sent, which outlives the page. */
export function useDraft(conversation: string) {
  const [draft, keepDraft] = useKept(draftAt(conversation))
  return [draft ?? '', (text: string) => keepDraft(text === '' ? null : text)] as const
}

/** Sends messages one after another, shows them at once, and loses none: each keeps its id until it has arrived. */
export function useSending(conversation: string, onRefused: (error: CallError) => void) {
  const queries = useQueryClient()
  const mutationKey = ['send', conversation]
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join('.') },
    mutationFn: ({ id, text, acknowledged }: Outgoing) =>
      answered(api.conversations({ id: conversation }).messages.post({ id, text, acknowledged })),
    onSuccess: (sent) => {
      queries.setQueryData<Conversation>(
        ['conversation', conversation],
        (known) => known && withSent(known, sent),
      )
      letGo(conversation, sent.id)
      for (const key of ['chats', 'user', 'ledger']) {
        void queries.invalidateQueries({ queryKey: [key] })
      }
    },
    onError: (thrown, message) => {
      const error = errorOf(thrown)
      if (goesBack(error) && takeBack(conversation, message)) onRefused(error)
    },
  })
  const attempts = useMutationState({ filters: { mutationKey }, select: attemptOf })
  const [waiting] = useKept(keptAt(conversation))

  const start = (message: Outgoing) => {
    change(conversation, (known) => [...known.filter(({ id }) => id !== message.id), message])
    mutate(message)
  }

  return {
    /** What is on its way or stuck. */
    outgoing: (arrived: ReadonlySet<string>): readonly Attempt[] =>
      stillOutgoing(
        outgoingIn(waiting),
        attempts.filter((attempt) => attempt !== null),
        arrived,
      ),
    send: (text: string, acknowledged: boolean) =>
      start({ id: newId(), text: text.trim(), at: Date.now(), acknowledged }),
    retry: (message: Outgoing) => mutate(message),
    takeBack: (message: Outgoing) => takeBack(conversation, message),
  }
}

type Tried = { readonly state: { status: string; variables: unknown; error: unknown } }

function attemptOf({ state: { status, variables, error } }: Tried): Attempt | null {
  if (status !== 'pending' && status !== 'error') return null
  // What was given to `mutate` above.
  const message = variables as Outgoing
  return status === 'pending'
    ? { message, state: 'sending', error: null }
    : { message, state: 'failed', error: errorOf(error) }
}
