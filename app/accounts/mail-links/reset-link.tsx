import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkPassword, PASSWORD_LENGTH } from '#core/accounts/password.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { PasswordField } from '#ui/primitives/field/password-field.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api, errorOf } from '../../client/client.ts'
import { browserStorage } from '../../client/storage/browser-storage.ts'
import { newId } from '../../shared/new-id.ts'
import { useOwnTitle } from '../../shared/own-title.ts'
import { useExplain } from '../../site/use-explain.ts'
import { useSiteNames } from '../../site/use-site-names.ts'
import { NewPasswordField } from '../account/new-password-field.tsx'
import { useOwnLanguage } from '../account/use-language.ts'
import { takeAfterReset } from '../login/after-reset.ts'
import { setCurrentMember } from '../session/sign-in.ts'
import { storedSession } from '../session/stored-session.ts'
import { lookAgain } from './link-query.ts'

/** The member is unknown here; the server checks the password against their data. */
const SOMEBODY = { email: '', name: '' }

/** A new password, typed twice (spec §5). Logs in, and redirects to the requested page. */
export function ResetLink({ token }: { readonly token: string }) {
  const { t } = useTranslation('account')
  const { t: signup } = useTranslation('signup')
  const explain = useExplain()
  useOwnTitle(t('reset.choose'))
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [sent, setSent] = useState(false)
  // Idempotency key: a retry is the same request, even if the first response was lost.
  const [id] = useState(() => newId())
  const queries = useQueryClient()
  const speakOwn = useOwnLanguage()
  const router = useRouter()
  const reset = useMutation({
    mutationFn: () => storedSession(answered(api.links.reset.post({ id, token, password }))),
    onSuccess: ({ user }) => {
      setCurrentMember(queries, user)
      speakOwn(user)
      router.history.push(takeAfterReset(browserStorage, Date.now()))
    },
    onError: (error) => lookAgain(queries, token, error),
  })

  const sites = useSiteNames()
  const checked = checkPassword(password, SOMEBODY, sites)
  const refused = reset.isError && errorOf(reset.error).code.startsWith('password.')
  const wrong = sent && !checked.ok ? explain(checked.error) : undefined
  const differ = sent && checked.ok && password !== again ? t('reset.differ') : undefined
  const submit = () => {
    setSent(true)
    if (checked.ok && password === again) reset.mutate()
  }

  return (
    <Page width="narrow">
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={1}>{t('reset.choose')}</Heading>
          <Text tone="muted">{t('reset.choose-text')}</Text>
        </Stack>
        <Surface>
          <Form label={t('reset.choose')} onSubmit={submit}>
            <NewPasswordField
              label={t('reset.new')}
              hint={signup('personal.password-hint', { minimum: PASSWORD_LENGTH.minimum })}
              error={refused ? explain(reset.error) : wrong}
              owner={SOMEBODY}
              sites={sites}
              value={password}
              onValueChange={(typed) => {
                reset.reset()
                setPassword(typed)
              }}
            />
            <PasswordField
              label={t('reset.repeat')}
              showLabel={t('login.show')}
              autoComplete="new-password"
              error={differ}
              value={again}
              onValueChange={setAgain}
            />
            {reset.isError && !refused && <Alert tone="danger">{explain(reset.error)}</Alert>}
            <Button type="submit" tone="ember" wide busy={reset.isPending}>
              {t('reset.save')}
            </Button>
          </Form>
        </Surface>
      </Stack>
    </Page>
  )
}
