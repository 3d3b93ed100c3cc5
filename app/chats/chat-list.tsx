import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyChats } from '#ui/art/scenes/empty-chats.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { TryAgain } from '../site/try-again.tsx'
import { useExplain } from '../site/use-explain.ts'
import { ChatItem } from './chat-item.tsx'
import { ChatsLoading } from './chats-loading.tsx'
import { chatsQuery } from './messages/queries.ts'
import { useFailedDeletion } from './use-delete-chat.ts'

/** All of a member's conversations, newest first. */
export function ChatList({ current }: { readonly current: string | null }) {
  const { t } = useTranslation('chats')
  const { data: chats, error, refetch } = useQuery(chatsQuery)
  return (
    <Stack gap="s">
      <Box inline="m" block="s">
        <Heading level={current === null ? 1 : 2} size="xl">
          {t('title')}
        </Heading>
      </Box>
      <DeletionAlert />
      {error && !chats && (
        <Box inline="m">
          <TryAgain error={error} onAgain={() => refetch()} />
        </Box>
      )}
      {!chats && !error && <ChatsLoading label={t('loading')} />}
      {chats?.length === 0 && <NoChats />}
      {chats && chats.length > 0 && (
        <Stack as="ul" gap="none" label={t('list')}>
          {chats.map((chat) => (
            <li key={chat.conversation.id}>
              <ChatItem chat={chat} current={chat.conversation.id === current} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function DeletionAlert() {
  const { t } = useTranslation(['chats', 'common'])
  const explain = useExplain()
  const failed = useFailedDeletion()
  if (!failed) return null
  return (
    <Box inline="m">
      <Alert tone="danger" dismissal={{ label: t('common:close'), onDismiss: failed.dismiss }}>
        {t('delete.failed', { name: failed.chat.name, reason: explain(failed.error) })}
      </Alert>
    </Box>
  )
}

function NoChats() {
  const { t } = useTranslation('chats')
  return (
    <Box inline="m">
      <EmptyState
        art={<EmptyChats />}
        title={t('empty.title')}
        actions={
          <Button asChild tone="ember">
            <Link to="/members">{t('empty.action')}</Link>
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    </Box>
  )
}
