import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'
import { chatsQuery } from '../chats/queries.ts'

/** What logging out would lose. */
export type Unsent = {
  /** How many messages wait to be sent. */
  readonly waiting: number
  /** In which conversations a text was begun. */
  readonly drafts: readonly string[]
}

type Props = {
  /** `null` while nothing is asked. */
  readonly unsent: Unsent | null
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before logging out loses messages and texts that were not sent yet. */
export function LogOutQuestion({ unsent, ...rest }: Props) {
  const { t } = useTranslation()
  const { waiting, drafts } = unsent ?? { waiting: 0, drafts: [] }
  const [draft] = waiting === 0 && drafts.length === 1 ? drafts : []
  const { data: chats } = useQuery({ ...chatsQuery, enabled: draft !== undefined })
  const name = chats?.find(({ conversation }) => conversation.id === draft)?.profile?.name
  return (
    <ConfirmDialog
      {...rest}
      open={unsent !== null}
      title={t('log-out.title')}
      confirm={t('nav.log-out')}
      cancel={t('cancel')}
    >
      {name
        ? t('log-out.draft', { name })
        : t('log-out.unsent', { count: waiting + drafts.length })}
    </ConfirmDialog>
  )
}
