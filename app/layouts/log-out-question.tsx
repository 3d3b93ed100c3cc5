import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { chatsQuery } from '../chats/messages/queries.ts'

/** What logging out would lose. */
export type Unsent = {
  /** How many messages wait to be sent. */
  readonly waiting: number
  /** In which conversations a text was begun. */
  readonly drafts: readonly string[]
  /** Whether a gift was chosen and not sent. */
  readonly gift: boolean
  /** Whether something was typed in a form. */
  readonly form: boolean
}

type Props = {
  /** `null` while nothing is asked. */
  readonly unsent: Unsent | null
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const NOTHING: Unsent = { waiting: 0, drafts: [], gift: false, form: false }

/** Asks before logging out loses what was typed or chosen and not sent yet. */
export function LogOutQuestion({ unsent, ...rest }: Props) {
  const { t } = useTranslation()
  const { waiting, drafts, gift, form } = unsent ?? NOTHING
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
      <Stack gap="s">
        {waiting + drafts.length > 0 && (
          <Text>
            {name
              ? t('log-out.draft', { name })
              : t('log-out.unsent', { count: waiting + drafts.length })}
          </Text>
        )}
        {gift && <Text>{t('log-out.gift')}</Text>}
        {form && <Text>{t('log-out.form')}</Text>}
      </Stack>
    </ConfirmDialog>
  )
}
