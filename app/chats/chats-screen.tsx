import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SplitView } from '#ui/primitives/split-view/split-view.tsx'
import { DeferredHydration } from '../client/hydration/deferred-hydration.tsx'
import { ChatList } from './chat-list.tsx'

type Props = {
  /** The open conversation. */
  readonly current: string | null
  readonly children: ReactNode
}

/** The list of chats beside the open one; a phone shows one of the two. */
export function ChatsScreen({ current, children }: Props) {
  const { t } = useTranslation('chats')
  return (
    <SplitView
      label={t('list')}
      list={
        <DeferredHydration>
          <ChatList current={current} />
        </DeferredHydration>
      }
      shows={current === null ? 'list' : 'detail'}
    >
      {children}
    </SplitView>
  )
}
