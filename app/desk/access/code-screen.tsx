import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanPasted } from '#core/shared/text.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { OtpField } from '#ui/primitives/field/otp-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { errorOf } from '../../client/client.ts'
import { useOwnTitle } from '../../shared/own-title.ts'
import { LonelyPage } from '../lonely-page.tsx'
import type { Operator } from '../operator.ts'
import { type Credentials, logIn } from './log-in.ts'
import { useLoginRefusal } from './use-login-refusal.ts'

export type CodeScreenProps = {
  /** The right email and password. */
  readonly credentials: Credentials
  readonly onLoggedIn: (operator: Operator) => void
  readonly onBack: () => void
}

/** The second step of a login: a code of the authenticator app, or a recovery code. */
export function CodeScreen({ onBack, ...form }: CodeScreenProps) {
  const { t } = useTranslation('desk')
  const [recovering, setRecovering] = useState(false)
  const title = t(recovering ? 'code.recovery-title' : 'code.title')
  useOwnTitle(title)
  return (
    <LonelyPage>
      <Page width="narrow">
        <Stack gap="l">
          <Stack gap="xs">
            <Heading level={1} size="xl" arrives>
              {title}
            </Heading>
            <Text tone="muted">{t(recovering ? 'code.recovery-lead' : 'code.lead')}</Text>
          </Stack>
          <Surface>
            <CodeForm key={String(recovering)} title={title} recovering={recovering} {...form} />
          </Surface>
          <Stack gap="none" align="start">
            <Button tone="bare" onClick={() => setRecovering(!recovering)}>
              {t(recovering ? 'code.use-app' : 'code.use-recovery')}
            </Button>
            <Button tone="bare" icon="back" onClick={onBack}>
              {t('code.back')}
            </Button>
          </Stack>
        </Stack>
      </Page>
    </LonelyPage>
  )
}

/** More than any recovery code has; the API takes no more either. */
const RECOVERY_LENGTH = 40

type CodeFormProps = Pick<CodeScreenProps, 'credentials' | 'onLoggedIn'> & {
  readonly title: string
  readonly recovering: boolean
}

function CodeForm({ title, recovering, credentials, onLoggedIn }: CodeFormProps) {
  const { t } = useTranslation(['desk', 'account', 'common'])
  const whyNot = useLoginRefusal()
  const [code, setCode] = useState('')
  const [sent, setSent] = useState(false)
  const login = useMutation({
    mutationFn: (typed: string) => logIn({ ...credentials, code: typed }),
    onSuccess: onLoggedIn,
    // Whether wrong or not, it cannot be used again.
    onError: () => setCode(''),
  })
  const isLong = recovering && cleanPasted(code).length > RECOVERY_LENGTH
  const isWhole = recovering ? code.trim() !== '' && !isLong : code.length === 6
  const submit = () => {
    setSent(true)
    if (isWhole && !login.isPending) login.mutate(cleanPasted(code))
  }
  const type = (typed: string) => {
    login.reset()
    setSent(false)
    setCode(typed)
  }
  const isWrong = login.isError && errorOf(login.error).code === 'desk.code-wrong'
  const missing = isLong
    ? t('common:too-long', { limit: RECOVERY_LENGTH })
    : t(recovering ? 'code.recovery-missing' : 'code.missing')
  const error = isWrong ? whyNot(login.error) : sent && !isWhole && !login.isError && missing
  const field = { value: code, onValueChange: type, error: error || undefined }
  return (
    <Form label={title} onSubmit={submit} gap="m">
      {recovering ? (
        <TextField
          label={t('code.recovery-label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field}
        />
      ) : (
        <OtpField
          label={t('code.label')}
          onComplete={(typed) => !login.isPending && login.mutate(typed)}
          {...field}
        />
      )}
      {login.isError && !isWrong && <Alert tone="danger">{whyNot(login.error)}</Alert>}
      <Button type="submit" tone="ember" wide busy={login.isPending}>
        {t('account:login.submit')}
      </Button>
    </Form>
  )
}
