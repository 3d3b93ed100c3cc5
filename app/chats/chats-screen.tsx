import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SplitView } from '#ui/primitives/split-view/split-view.tsx'
import { DeferredHydration } from '../client/hydration/deferred-hydration.tsx'
import { ChatList } from './chat-list.tsx'
import { chatsQuery } from './messages/queries.ts'

type Props = {
  /** The open conversation. */
  readonly current: string | null
  readonly children: ReactNode
}

/** The list of chats beside the open one; a phone shows one of the two, and with no chats what stands in both. */
export function ChatsScreen({ current, children }: Props) {
  const { t } = useTranslation('chats')
  const { data: chats } = useQuery(chatsQuery)
  const withoutDetail = chats?.length === 0 ? 'both' : 'list'
  return (
    <SplitView
      label={t('list')}
      list={
        <DeferredHydration>
          <ChatList current={current} />
        </DeferredHydration>
      }
      shows={current === null ? withoutDetail : 'detail'}
    >
      {children}
    </SplitView>
  )
}
