import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { labelsOf } from '#core/profiles/profile.ts'
import { ChatHeader } from '#ui/patterns/chat-header/chat-header.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { Menu, type MenuItem } from '#ui/primitives/menu/menu.tsx'
import { useOpened } from '../accounts/account/use-form-draft.ts'
import { LazyBlock } from '../profiles/members/lazy-block.ts'
import { LazyReport } from '../profiles/members/lazy-report.ts'
import { useOnlineText } from '../profiles/members/use-online-text.ts'
import { ConfirmDialog } from '../site/dialogs.ts'
import { KindLabels } from '../site/kind-labels.tsx'
import type { Chat } from './messages/queries.ts'
import { useDraft, useOutgoing } from './messages/use-sending.ts'
import type { BlockedMember } from './use-blocked-member.ts'
import { useDeleteChat } from './use-delete-chat.ts'

type Companion = NonNullable<Chat['profile']>

type Props = {
  readonly conversation: string
  /** The other's id; unknown while loading. */
  readonly other: string | undefined
  /** The other member; `null` if erased, or out of sight. */
  readonly companion: Companion | null | undefined
  /** The other member, if this member blocked them; `undefined` while loading. */
  readonly blocked: BlockedMember | null | undefined
}

/** The chat's header: the other member, their kind, and actions. */
export function ChatTop({ conversation, other, companion, blocked }: Props) {
  const { t } = useTranslation(['chats', 'common'])
  const online = useOnlineText(companion)
  const named = companion === null ? blocked : companion
  const report = useReport(conversation, other, named)
  const blocking = useBlocking(companion)
  const deletion = useDeletion(conversation, named)
  const profile = companion && <Link to="/members/$id" params={{ id: companion.id }} />
  const { name } = deletion

  const about: readonly MenuItem[] =
    companion && profile
      ? [
          { label: t('menu.profile'), icon: 'person', to: profile },
          { label: t('menu.report', { name }), icon: 'report', onSelect: report.open },
          { label: t('menu.block', { name }), icon: 'block', onSelect: blocking.ask },
        ]
      : companion === null
        ? [{ label: t('menu.report-gone'), icon: 'report', onSelect: report.open }]
        : []

  return (
    <>
      <ChatHeader
        name={name}
        photo={companion?.main_image?.thumb_filename}
        to={profile ?? undefined}
        online={online}
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
              { label: t('menu.delete'), icon: 'remove', tone: 'danger', onSelect: deletion.ask },
            ]}
          />
        }
      />
      {deletion.dialog}
      {report.dialog}
      {blocking.dialog}
    </>
  )
}

/** The other member or whom this member blocked; `null` if erased or out of sight, `undefined` while loading. */
type Named = Pick<Companion, 'name'> | BlockedMember | null | undefined

type Reported = Pick<Companion, 'id' | 'name'>

/**
 * The report dialog, kept open when blocking removes the other member at once. Who has left or blocked this member can
 * still be reported.
 */
function useReport(conversation: string, other: string | undefined, companion: Named) {
  const { t } = useTranslation('chats')
  const [opened, open] = useOpened('report')
  const [reported, setReported] = useState<Reported | null>(null)
  if (other && opened === other && companion !== undefined && !reported)
    setReported({ id: other, name: companion?.name ?? t('gone') })
  const close = () => {
    open(null)
    setReported(null)
  }
  return {
    open: () => open(other ?? null),
    dialog: reported && (
      <LazyReport
        about={{ id: reported.id, name: reported.name, conversation }}
        onward="/chats"
        onClose={close}
      />
    ),
  }
}

/** The question before the other member is blocked, kept open until the page is left. */
function useBlocking(companion: Props['companion']) {
  const [asked, setAsked] = useState<Companion | null>(null)
  return {
    ask: () => setAsked(companion ?? null),
    dialog: asked && (
      <LazyBlock
        id={asked.id}
        name={asked.name}
        open
        onward="/chats"
        onClose={() => setAsked(null)}
      />
    ),
  }
}

/** The dialog that asks before the chat is deleted. */
function useDeletion(conversation: string, companion: Named) {
  const { t } = useTranslation(['chats', 'common'])
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const deletion = useDeleteChat()
  const [draft] = useDraft(conversation)
  const outgoing = useOutgoing(conversation)
  const unsent = draft.trim() !== '' || outgoing.length > 0
  const name = companion === undefined ? '' : (companion?.name ?? t('gone'))
  const remove = () => {
    deletion.mutate({ conversation, name })
    // In its place in the history: Back would open it empty, as if nothing had been written.
    void navigate({ to: '/chats', replace: true })
  }
  return {
    name,
    ask: () => setAsked(true),
    dialog: (
      <ConfirmDialog
        title={t('delete.title')}
        open={asked}
        confirm={t('delete.confirm')}
        cancel={t('common:cancel')}
        onConfirm={remove}
        onCancel={() => setAsked(false)}
      >
        {t('delete.text', { name })} {unsent && t('delete.unsent')}
      </ConfirmDialog>
    ),
  }
}
