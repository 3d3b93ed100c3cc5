import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { PasswordField } from '#ui/primitives/field/password-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Divider } from '#ui/primitives/layout/divider.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api, type CallError, errorOf } from '../client/client.ts'
import { LazyOverlay } from '../site/lazy-overlay.tsx'
import { settingsQuery } from '../site/queries.ts'
import { useExplain } from '../site/use-explain.ts'
import { handOver, useHandedEmail } from './handed-email.ts'
import { setCurrentMember } from './sign-in.ts'
import { storedSession } from './stored-session.ts'
import { useOwnLanguage } from './use-language.ts'

/** Few are banned, and the others wait for no dialog. */
const BannedHelp = lazy(async () => {
  const { BannedHelp } = await import('./banned-help.tsx')
  return { default: BannedHelp }
})

/** Errors that a password reset resolves. */
const WAITING: ReadonlySet<string> = new Set(['login.blocked', 'login.locked'])

type Credentials = { readonly email: string; readonly password: string }

export type LoginFormProps = {
  readonly onLoggedIn: () => void
  /** Target after login, also after a password reset. */
  readonly redirect?: string | undefined
}

/** Email and password, with errors in the spec's wording (spec §8). */
export function LoginForm({ onLoggedIn, redirect }: LoginFormProps) {
  const { t } = useTranslation('account')
  const explain = useExplain()
  const queries = useQueryClient()
  const { data: settings } = useQuery(settingsQuery)
  const guest = settings?.demo_login
  const speakOwn = useOwnLanguage()
  const handed = useHandedEmail()
  const [own, setOwn] = useState<Partial<Credentials>>({})
  const typed: Credentials = { email: handed, password: '', ...own }
  const [sent, setSent] = useState(false)
  const login = useMutation({
    mutationFn: (credentials: Credentials) =>
      storedSession(answered(api['user.php'].post(credentials))),
    onSuccess: ({ user }) => {
      setCurrentMember(queries, user)
      speakOwn(user)
      onLoggedIn()
    },
  })

  const missing = (field: keyof Credentials) =>
    sent && typed[field].trim() === '' ? t(`login.${field}-missing`) : undefined
  const submit = () => {
    setSent(true)
    if (typed.email.trim() !== '' && typed.password !== '') login.mutate(typed)
  }
  const type = (change: Partial<Credentials>) => {
    login.reset()
    setOwn((own) => ({ ...own, ...change }))
  }

  return (
    <Form label={t('login.title')} onSubmit={submit} gap="m">
      <TextField
        label={t('login.email')}
        error={missing('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.email}
        onValueChange={(email) => type({ email })}
      />
      <PasswordField
        label={t('login.password')}
        showLabel={t('login.show')}
        error={missing('password')}
        value={typed.password}
        onValueChange={(password) => type({ password })}
      />
      {login.isError && (
        <Alert
          tone="danger"
          action={
            isBlocked(errorOf(login.error)) && (
              <BlockedHelp refusal={errorOf(login.error)} credentials={typed} redirect={redirect} />
            )
          }
        >
          {explain(login.error)}
          {/* The spec's wording does not reveal which of the two was wrong. */}
          {errorOf(login.error).code === 'login.failed' && (
            <Text size="s">{t('login.failed-hint')}</Text>
          )}
          <BannedFor refusal={errorOf(login.error)} />
        </Alert>
      )}
      <Button type="submit" tone="ember" wide busy={login.isPending}>
        {t('login.submit')}
      </Button>
      <Link asChild alone>
        <RouterLink to="/reset-password" search={{ redirect }} state={handOver(typed.email)}>
          {t('login.forgot')}
        </RouterLink>
      </Link>
      {guest && (
        <>
          <Divider />
          <Text tone="muted">{t('login.demo')}</Text>
          <Button wide disabled={login.isPending} onClick={() => login.mutate(guest)}>
            {t('login.demo-submit')}
          </Button>
        </>
      )}
    </Form>
  )
}

type Refused = { readonly refusal: CallError }

/** The house rule behind a ban. */
function BannedFor({ refusal }: Refused) {
  const { t } = useTranslation('account')
  if (refusal.code !== 'account.banned' || refusal.rule === null) return null
  return <Text size="s">{t('login.banned-rule', { rule: t(`rule.${refusal.rule}`) })}</Text>
}

const isBlocked = ({ code }: CallError): boolean => code === 'account.banned' || WAITING.has(code)

type BlockedHelpProps = Refused &
  Pick<LoginFormProps, 'redirect'> & {
    /** As typed. */
    readonly credentials: Credentials
  }

/** What resolves a refusal: a reset by mail, or what is left to a banned member. */
function BlockedHelp({ refusal, credentials, redirect }: BlockedHelpProps) {
  const { t } = useTranslation('account')
  if (refusal.code === 'account.banned') {
    return (
      <LazyOverlay>
        <BannedHelp credentials={credentials} />
      </LazyOverlay>
    )
  }
  return (
    <Link asChild alone>
      <RouterLink to="/reset-password" search={{ redirect }} state={handOver(credentials.email)}>
        {t('login.by-mail')}
      </RouterLink>
    </Link>
  )
}
