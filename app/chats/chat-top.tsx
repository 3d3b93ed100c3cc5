import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { labelsOf } from '#core/profiles/kind.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { ChatHeader } from '#ui/chat-header/chat-header.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { KindLabels } from '../shared/kind-labels.tsx'
import type { Chat } from './queries.ts'
import { useDeleteChat } from './use-delete-chat.ts'

type Props = {
  readonly conversation: string
  /** Whom one is talking with; `null` when they are gone. */
  readonly companion: Chat['profile'] | undefined
}

/** With whom one is talking, what they are in words, and what can be done with the chat. */
export function ChatTop({ conversation, companion }: Props) {
  const { t } = useTranslation(['chats', 'common'])
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const deletion = useDeleteChat()
  const name = companion === undefined ? '' : (companion?.name ?? t('gone'))
  const profile = companion && <Link to="/members/$id" params={{ id: companion.id }} />

  const remove = () => {
    deletion.mutate({ conversation, name })
    void navigate({ to: '/chats' })
  }

  return (
    <>
      <ChatHeader
        name={name}
        photo={companion?.main_image?.thumb_filename}
        to={profile ?? undefined}
        online={companion?.online ? t('common:online') : undefined}
        kind={
          companion && labelsOf(companion).length > 0 && <KindLabels profile={companion} long />
        }
        back={
          <IconButton asChild icon="back" label={t('back')}>
            <Link to="/chats" />
          </IconButton>
        }
        menu={
          <Menu
            trigger={<IconButton icon="more" label={t('menu')} />}
            items={[
              ...(profile
                ? [{ label: t('menu.profile'), icon: 'person' as const, to: profile }]
                : []),
              {
                label: t('menu.delete'),
                icon: 'remove',
                tone: 'danger',
                onSelect: () => setAsked(true),
              },
            ]}
          />
        }
      />
      <ConfirmDialog
        title={t('delete.title')}
        open={asked}
        confirm={t('delete.confirm')}
        cancel={t('common:cancel')}
        onConfirm={remove}
        onCancel={() => setAsked(false)}
      >
        {t('delete.text', { name })}
      </ConfirmDialog>
    </>
  )
}
