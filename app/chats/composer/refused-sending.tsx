import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CreditsEmpty } from '#ui/art/scenes/credits-empty.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Sheet } from '#ui/primitives/dialog/dialog.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { useActivationMail } from '../../accounts/account/use-activation-mail.ts'
import type { CallError } from '../../client/client.ts'
import { settingsQuery } from '../../site/queries.ts'
import { useExplain } from '../../site/use-explain.ts'

type Props = {
  /** Why nothing was sent; `null` if nothing to show. */
  readonly error: CallError | null
  /** It was a gift. */
  readonly gift?: boolean
  readonly onClose: () => void
}

/** Why a message was not sent, and what to do. The typed text is kept. */
export function RefusedSending({ error, gift = false, onClose }: Props) {
  if (error === null) return null
  switch (error.code) {
    case 'credits.insufficient':
      return (
        <Insufficient needed={error.needed} balance={error.balance} gift={gift} onClose={onClose} />
      )
    case 'chat.free-limit':
      return <FreeLimit limit={error.limit} onClose={onClose} />
    default:
      return <Plain error={error} onClose={onClose} />
  }
}

type Closing = Pick<Props, 'onClose'>

function Insufficient({
  needed,
  balance,
  gift,
  onClose,
}: Closing & { readonly needed: number; readonly balance: number; readonly gift: boolean }) {
  const { t } = useTranslation(['chats', 'gifts'])
  const { data: user } = useQuery(userQuery)
  const facts = { count: needed, balance }
  const sheet = {
    title: t(balance > 0 ? 'insufficient.title' : 'insufficient.title-none'),
    text: gift ? t('gifts:insufficient', facts) : t('insufficient.text', facts),
    onClose,
  }
  if (user?.status === 'not_confirmed') return <ConfirmFirst {...sheet} email={user.email} />
  return (
    <RefusalSheet
      {...sheet}
      later={t('insufficient.later')}
      action={
        <Button asChild tone="trust">
          <Link to="/credits">{t('insufficient.buy')}</Link>
        </Button>
      }
    />
  )
}

/** Before the email is confirmed: nothing written arrives yet, so confirming comes before buying. */
function ConfirmFirst({
  text,
  email,
  ...sheet
}: Pick<RefusalSheetProps, 'title' | 'text' | 'onClose'> & { readonly email: string }) {
  const { t } = useTranslation(['chats', 'notices'])
  const mail = useActivationMail()
  return (
    <RefusalSheet
      {...sheet}
      text={text}
      next={t('insufficient.held')}
      later={t('insufficient.later')}
      action={
        !mail.isSent && (
          <Button tone="trust" icon="mail" busy={mail.isPending} onClick={() => mail.mutate()}>
            {t('notices:activation.resend')}
          </Button>
        )
      }
    >
      {mail.isSent && <Alert tone="success">{t('notices:activation.sent', { email })}</Alert>}
      {mail.refusal && <Alert tone="danger">{mail.refusal}</Alert>}
    </RefusalSheet>
  )
}

function FreeLimit({ limit, onClose }: Closing & { readonly limit: number }) {
  const { t } = useTranslation('chats')
  const { data: settings } = useQuery(settingsQuery)
  const rule = settings?.free_allowance.rule ?? 'conversations'
  return (
    <RefusalSheet
      title={t('limit.title')}
      onClose={onClose}
      later={t('insufficient.later')}
      action={
        <Button asChild tone="trust">
          <Link to="/premium">{t('limit.action')}</Link>
        </Button>
      }
      text={t(`limit.${rule}` as const, { count: limit })}
      next={t('limit.kept')}
    />
  )
}

function Plain({ error, onClose }: Closing & { readonly error: CallError }) {
  const { t } = useTranslation(['chats', 'common'])
  const explain = useExplain()
  return (
    <RefusalSheet
      title={t('state.refused')}
      text={explain(error)}
      onClose={onClose}
      later={t('common:close')}
    />
  )
}

type RefusalSheetProps = Closing & {
  readonly title: string
  readonly text: string
  /** A paragraph of its own: what happens next. */
  readonly next?: string
  /** What came of the action. */
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly later: string
}

function RefusalSheet({ title, text, next, children, action, later, onClose }: RefusalSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet
      title={title}
      open
      onClose={onClose}
      closeLabel={t('close')}
      actions={
        <>
          {action}
          <Button onClick={onClose}>{later}</Button>
        </>
      }
    >
      <Stack gap="m">
        {action && (
          <Box inline="xxl">
            <CreditsEmpty />
          </Box>
        )}
        <Text>{text}</Text>
        {next && <Text>{next}</Text>}
        {children}
      </Stack>
    </Sheet>
  )
}
