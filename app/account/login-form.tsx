import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Form } from '#ui/field/form.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Divider } from '#ui/layout/divider.tsx'
import { Link } from '#ui/link/link.tsx'
import { Text } from '#ui/text/text.tsx'
import { answered, api, errorOf } from '../client/client.ts'
import { settingsQuery } from '../site/queries.ts'
import { useExplain } from '../site/use-explain.ts'
import { keptSession } from './kept-session.ts'
import { becomeMember } from './sign-in.ts'

/** What a new password by mail puts an end to. */
const WAITING: ReadonlySet<string> = new Set(['login.blocked', 'login.locked'])

type Credentials = { readonly email: string; readonly password: string }

export type LoginFormProps = {
  readonly onLoggedIn: () => void
  /** Where the member wanted to be; a new password leads there too. */
  readonly redirect?: string | undefined
}

/** Email and password, and what is wrong with them in the spec's own words (spec §8). */
export function LoginForm({ onLoggedIn, redirect }: LoginFormProps) {
  const { t } = useTranslation('account')
  const explain = useExplain()
  const queries = useQueryClient()
  const { data: settings } = useQuery(settingsQuery)
  const guest = settings?.demo_login
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '' })
  const [sent, setSent] = useState(false)
  const login = useMutation({
    mutationFn: (credentials: Credentials) =>
      keptSession(answered(api['user.php'].post(credentials))),
    onSuccess: ({ user }) => {
      becomeMember(queries, user)
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
    setTyped((typed) => ({ ...typed, ...change }))
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
            WAITING.has(errorOf(login.error).code) && (
              <Link asChild alone>
                <RouterLink to="/reset-password" search={{ redirect }}>
                  {t('login.by-mail')}
                </RouterLink>
              </Link>
            )
          }
        >
          {explain(login.error)}
          {/* The spec's words stand by themselves: which of the two it was is nobody's to learn. */}
          {errorOf(login.error).code === 'login.failed' && (
            <Text size="s">{t('login.failed-hint')}</Text>
          )}
        </Alert>
      )}
      <Button type="submit" tone="ember" wide busy={login.isPending}>
        {t('login.submit')}
      </Button>
      <Link asChild alone>
        <RouterLink to="/reset-password" search={{ redirect }}>
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
