import { useMutation } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api, type CallError, errorOf } from '../../client/client.ts'
import { lazyDialog } from '../../site/lazy-dialog.tsx'
import { useExplain } from '../../site/use-explain.ts'
import { handOver } from './handed-email.ts'

/** Few are banned, and the others wait for no dialog. */
const BannedHelp = lazyDialog(
  async () => (await import('./banned-help.tsx')).BannedHelp,
  () => true,
)

/** Errors that a password reset resolves. */
const RESET_HELPS: ReadonlySet<string> = new Set(['login.blocked', 'login.locked'])

export type Credentials = { readonly email: string; readonly password: string }

export type LoginRefusalProps = {
  readonly error: unknown
  /** As typed. */
  readonly credentials: Credentials
  /** Target after a password reset. */
  readonly redirect: string | undefined
  /** The account is restored: one can log in. */
  readonly onRestored: () => void
}

/** Why a login was refused, in the spec's wording (spec §8), and what resolves it. */
export function LoginRefusal(props: LoginRefusalProps) {
  const { error } = props
  const { t } = useTranslation('account')
  const explain = useExplain()
  const refusal = errorOf(error)
  return (
    <Alert tone="danger" action={helpFor(refusal, props)}>
      {explain(error)}
      {/* The spec's wording does not reveal which of the two was wrong. */}
      {refusal.code === 'login.failed' && <Text size="s">{t('login.failed-hint')}</Text>}
      {refusal.code === 'account.banned' && refusal.rule !== null && (
        <Text size="s">{t('login.banned-rule', { rule: t(`rule.${refusal.rule}`) })}</Text>
      )}
    </Alert>
  )
}

/** A reset by mail, what is left to a banned member, or the way back to a deleted account. */
function helpFor({ code }: CallError, { credentials, redirect, onRestored }: LoginRefusalProps) {
  if (code === 'account.banned') return <BannedHelp credentials={credentials} />
  if (code === 'account.deleted') return <Restore {...{ credentials, onRestored }} />
  if (RESET_HELPS.has(code)) return <ResetLink email={credentials.email} redirect={redirect} />
  return undefined
}

function Restore({
  credentials,
  onRestored,
}: Pick<LoginRefusalProps, 'credentials' | 'onRestored'>) {
  const { t } = useTranslation('account')
  const explain = useExplain()
  const restore = useMutation({
    mutationFn: () => answered(api.account.reactivation.post(credentials)),
    onSuccess: onRestored,
  })
  return (
    <Stack gap="xs">
      <Inline>
        <Button size="s" busy={restore.isPending} onClick={() => restore.mutate()}>
          {t('reactivate.submit')}
        </Button>
      </Inline>
      {restore.error && <Text size="s">{explain(restore.error)}</Text>}
    </Stack>
  )
}

type ResetLinkProps = Pick<LoginRefusalProps, 'redirect'> & { readonly email: string }

function ResetLink({ email, redirect }: ResetLinkProps) {
  const { t } = useTranslation('account')
  return (
    <Link asChild alone>
      <RouterLink to="/reset-password" search={{ redirect }} state={handOver(email)}>
        {t('login.by-mail')}
      </RouterLink>
    </Link>
  )
}
