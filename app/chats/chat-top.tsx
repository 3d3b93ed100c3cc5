import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { labelsOf } from '#core/profiles/kind.ts'
import { ChatHeader } from '#ui/patterns/chat-header/chat-header.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { Menu, type MenuItem } from '#ui/primitives/menu/menu.tsx'
import { useOpened } from '../account/use-form-draft.ts'
import { LazyReport } from '../members/lazy-report.tsx'
import { ConfirmDialog } from '../site/dialogs.ts'
import { KindLabels } from '../site/kind-labels.tsx'
import type { Chat } from './queries.ts'
import { useDeleteChat } from './use-delete-chat.ts'

type Companion = NonNullable<Chat['profile']>

type Props = {
  readonly conversation: string
  /** The other member; `null` if erased. */
  readonly companion: Companion | null | undefined
}

/** The chat's header: the other member, their kind, and actions. */
export function ChatTop({ conversation, companion }: Props) {
  const { t } = useTranslation(['chats', 'common'])
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const [opened, open] = useOpened('report')
  // Kept during a report: blocking removes the member at once.
  const [reported, setReported] = useState<Companion | null>(null)
  if (companion && opened === companion.id && !reported) setReported(companion)
  const deletion = useDeleteChat()
  const name = companion === undefined ? '' : (companion?.name ?? t('gone'))
  const profile = companion && <Link to="/members/$id" params={{ id: companion.id }} />

  const about: readonly MenuItem[] = companion
    ? [
        {
          label: t('menu.profile'),
          icon: 'person',
          to: <Link to="/members/$id" params={{ id: companion.id }} />,
        },
        {
          label: t('menu.report', { name }),
          icon: 'report',
          onSelect: () => open(companion.id),
        },
      ]
    : []

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
              ...about,
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
      {reported && (
        <LazyReport
          about={{ id: reported.id, name: reported.name, conversation }}
          onward="/chats"
          onClose={() => {
            open(null)
            setReported(null)
          }}
        />
      )}
    </>
  )
}
