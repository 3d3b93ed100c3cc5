import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { PasswordField } from '#ui/primitives/field/password-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Divider } from '#ui/primitives/layout/divider.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { errorOf } from '../../client/client.ts'
import { useOwnTitle } from '../../shared/own-title.ts'
import { deskGuestQuery } from '../guest.ts'
import { LonelyPage } from '../lonely-page.tsx'
import { setOperator } from '../operator.ts'
import { CodeScreen } from './code-screen.tsx'
import { type Credentials, logIn } from './log-in.ts'
import { useLoginRefusal } from './use-login-refusal.ts'

export type LoginScreenProps = {
  /** Who was at work when the session ended, and has only to type the password. */
  readonly ended?: { readonly email: string } | null
}

/** The login of the desk, at the URL one wanted to see: email and password, then a code. */
export function LoginScreen({ ended = null }: LoginScreenProps) {
  const queries = useQueryClient()
  const [asked, ask] = useState<Credentials | null>(null)
  if (asked) {
    return (
      <CodeScreen
        credentials={asked}
        onLoggedIn={(operator) => setOperator(queries, operator)}
        onBack={() => ask(null)}
      />
    )
  }
  return <PasswordScreen ended={ended} onCodeAsked={ask} />
}

type PasswordScreenProps = Required<LoginScreenProps> & {
  readonly onCodeAsked: (credentials: Credentials) => void
}

function PasswordScreen({ ended, onCodeAsked }: PasswordScreenProps) {
  const { t } = useTranslation('desk')
  useOwnTitle(t('login.title'))
  return (
    <LonelyPage>
      <Page width="narrow">
        <Stack gap="l">
          <Stack gap="xs">
            <Heading level={1} size="xl" arrives>
              {t('login.title')}
            </Heading>
            <Text tone="muted">{t('login.lead')}</Text>
          </Stack>
          {ended && <Alert>{t('login.ended')}</Alert>}
          <Surface>
            <LoginForm email={ended?.email ?? ''} onCodeAsked={onCodeAsked} />
          </Surface>
        </Stack>
      </Page>
    </LonelyPage>
  )
}

type LoginFormProps = Pick<Credentials, 'email'> & Pick<PasswordScreenProps, 'onCodeAsked'>

function LoginForm({ email, onCodeAsked }: LoginFormProps) {
  const { t } = useTranslation(['desk', 'account'])
  const queries = useQueryClient()
  const whyNot = useLoginRefusal()
  const { data: guest } = useQuery(deskGuestQuery)
  const [typed, setTyped] = useState<Credentials>({ email, password: '' })
  const [sent, setSent] = useState(false)
  const login = useMutation({
    mutationFn: logIn,
    onSuccess: (operator) => setOperator(queries, operator),
    onError: (thrown, credentials) => {
      if (errorOf(thrown).code === 'desk.code-required') onCodeAsked(credentials)
    },
  })
  const missing = (field: keyof Credentials) =>
    sent && typed[field].trim() === '' ? t(`account:login.${field}-missing`) : undefined
  const submit = () => {
    setSent(true)
    if (typed.email.trim() !== '' && typed.password !== '') login.mutate(typed)
  }
  const type = (change: Partial<Credentials>) => {
    login.reset()
    setTyped((before) => ({ ...before, ...change }))
  }
  return (
    <Form label={t('login.title')} onSubmit={submit} gap="m">
      <TextField
        label={t('account:login.email')}
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
        label={t('account:login.password')}
        showLabel={t('account:login.show')}
        error={missing('password')}
        value={typed.password}
        onValueChange={(password) => type({ password })}
      />
      {login.isError && <Alert tone="danger">{whyNot(login.error)}</Alert>}
      <Button type="submit" tone="ember" wide busy={login.isPending}>
        {t('account:login.submit')}
      </Button>
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
