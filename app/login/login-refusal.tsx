import { Link as RouterLink } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { type CallError, errorOf } from '../client/client.ts'
import { lazyDialog } from '../site/lazy-dialog.tsx'
import { useExplain } from '../site/use-explain.ts'
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
}

/** Why a login was refused, in the spec's wording (spec §8), and what resolves it. */
export function LoginRefusal({ error, credentials, redirect }: LoginRefusalProps) {
  const { t } = useTranslation('account')
  const explain = useExplain()
  const refusal = errorOf(error)
  return (
    <Alert tone="danger" action={helpFor(refusal, credentials, redirect)}>
      {explain(error)}
      {/* The spec's wording does not reveal which of the two was wrong. */}
      {refusal.code === 'login.failed' && <Text size="s">{t('login.failed-hint')}</Text>}
      {refusal.code === 'account.banned' && refusal.rule !== null && (
        <Text size="s">{t('login.banned-rule', { rule: t(`rule.${refusal.rule}`) })}</Text>
      )}
    </Alert>
  )
}

/** A reset by mail, or what is left to a banned member. */
function helpFor({ code }: CallError, credentials: Credentials, redirect: string | undefined) {
  if (code === 'account.banned') return <BannedHelp credentials={credentials} />
  if (RESET_HELPS.has(code)) return <ResetLink email={credentials.email} redirect={redirect} />
  return undefined
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
