import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '#core/site/locales.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { PasswordField } from '#ui/primitives/field/password-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Divider } from '#ui/primitives/layout/divider.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api } from '../../client/client.ts'
import { storeLocale } from '../../site/language/locale.ts'
import { settingsQuery } from '../../site/queries.ts'
import { useExplain } from '../../site/use-explain.ts'
import type { User } from '../account/queries.ts'
import { useOwnLanguage } from '../account/use-language.ts'
import { setCurrentMember } from '../session/sign-in.ts'
import { storedSession } from '../session/stored-session.ts'
import { handOver, useHandedEmail } from './handed-email.ts'
import { type Credentials, LoginRefusal } from './login-refusal.tsx'

export type LoginFormProps = {
  /** Told whether a deleted account was restored by it. */
  readonly onLoggedIn: (restored: boolean) => void
  /** Target after login, also after a password reset. */
  readonly redirect?: string | undefined
}

/** Email and password, with errors in the spec's wording (spec §8). */
export function LoginForm({ onLoggedIn, redirect }: LoginFormProps) {
  const { t } = useTranslation('account')
  const queries = useQueryClient()
  const { data: settings } = useQuery(settingsQuery)
  const speakOwn = useOwnLanguage()
  const handed = useHandedEmail()
  const [own, setOwn] = useState<Partial<Credentials>>({})
  const typed: Credentials = { email: handed, password: '', ...own }
  const [sent, setSent] = useState(false)
  const enter = (user: User, restored = false) => {
    setCurrentMember(queries, user)
    speakOwn(user)
    onLoggedIn(restored)
  }
  const login = useMutation({
    mutationFn: ({ email, password }: Credentials & { readonly restored?: boolean }) =>
      storedSession(answered(api['user.php'].post({ email, password }))),
    onSuccess: ({ user }, { restored }) => enter(user, restored),
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
        <LoginRefusal
          error={login.error}
          credentials={typed}
          redirect={redirect}
          onRestored={() => login.mutate({ ...typed, restored: true })}
        />
      )}
      <Button type="submit" tone="ember" wide busy={login.isPending}>
        {t('login.submit')}
      </Button>
      <Link asChild alone>
        <RouterLink to="/reset-password" search={{ redirect }} state={handOver(typed.email)}>
          {t('login.forgot')}
        </RouterLink>
      </Link>
      {settings?.demo_login && <GuestEntry onEntered={enter} />}
    </Form>
  )
}

/** Looks around a demo, as a guest of this browser alone. */
function GuestEntry({ onEntered }: { readonly onEntered: (user: User) => void }) {
  const { t, i18n } = useTranslation('account')
  const explain = useExplain()
  const language = localeOf(i18n.language)
  const entry = useMutation({
    mutationFn: () => storedSession(answered(api.guest.post({ language }))),
    onSuccess: ({ user }) => {
      // Also where a link named it: whom the guest meets was made for it.
      storeLocale(language)
      onEntered(user)
    },
  })
  return (
    <>
      <Divider />
      <Text tone="muted">{t('login.demo')}</Text>
      {entry.error && <Alert tone="danger">{explain(entry.error)}</Alert>}
      <Button wide busy={entry.isPending} onClick={() => entry.mutate()}>
        {t('login.demo-submit')}
      </Button>
    </>
  )
}
