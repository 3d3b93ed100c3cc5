import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { api } from '../../client/client.ts'
import { onceHydrated } from '../../client/hydration/hydration-queue.ts'
import type { Conversation } from './conversation.ts'
import { chatsQuery } from './queries.ts'

function onVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Marks messages as read while visible; opening a conversation resets its unread count (spec §4). */
export function useMarkAsRead(id: string, known: Conversation | undefined): void {
  const queries = useQueryClient()
  const visible = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  )
  const theirs = known?.messages.findLast(({ from }) => from === known.conversation.profile_id)
  const newest = theirs?.seq ?? null
  const unread = known !== undefined && newest !== null && newest > known.read_seq

  useEffect(() => {
    if (!visible || !unread || newest === null) return
    const mark = () => {
      queries.setQueryData(chatsQuery.queryKey, (chats) =>
        chats?.map((chat) =>
          chat.conversation.id === id ? { ...chat, num_unread_messages: 0 } : chat,
        ),
      )
      queries.setQueryData<Conversation>(
        ['conversation', id],
        (now) => now && { ...now, read_seq: Math.max(now.read_seq, newest) },
      )
      // If this fails, the next poll shows them unread, and they are marked again.
      void api.conversations({ id }).read.post({ seq: newest })
    }
    // The list of chats, hydrated later, must be what the server rendered.
    return onceHydrated(mark)
  }, [visible, unread, newest, id, queries])
}
