import { useMutation } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkEmail } from '#core/accounts/email.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { MailSent } from '#ui/art/mail-sent.tsx'
import { Button } from '#ui/button/button.tsx'
import { Form } from '#ui/field/form.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Surface } from '#ui/layout/surface.tsx'
import { Link } from '#ui/link/link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { answered, api, errorOf } from '../client/client.ts'
import { keptStore } from '../shared/kept.ts'
import { useExplain } from '../site/use-explain.ts'
import { keepAfterReset } from './after-reset.ts'
import { DevMailbox } from './dev-mailbox.tsx'
import { NoticePage } from './notice-page.tsx'

/** Asks for a link to choose a new password (spec §8: an address nobody has is said to be so). */
export function ResetScreen({ redirect }: { readonly redirect?: string | undefined }) {
  const { t } = useTranslation('account')
  const explain = useExplain()
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  const ask = useMutation({
    mutationFn: () => answered(api.account['reset-mail'].post({ email: email.trim() })),
    onSuccess: () => keepAfterReset(keptStore, redirect, Date.now()),
  })
  if (ask.isSuccess) return <ResetSent email={email.trim()} />

  const checked = checkEmail(email)
  const about = ask.isError && errorOf(ask.error).code.startsWith('email.')
  const wrong = sent && !checked.ok ? explain(checked.error) : undefined
  const submit = () => {
    setSent(true)
    if (checked.ok) ask.mutate()
  }
  return (
    <Page width="narrow">
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={1}>{t('reset.title')}</Heading>
          <Text tone="muted">{t('reset.text')}</Text>
        </Stack>
        <Surface>
          <Form label={t('reset.title')} onSubmit={submit} gap="m">
            <TextField
              label={t('login.email')}
              error={about ? explain(ask.error) : wrong}
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              onValueChange={(typed) => {
                ask.reset()
                setEmail(typed)
              }}
            />
            {ask.isError && !about && <Alert tone="danger">{explain(ask.error)}</Alert>}
            <Button type="submit" tone="ember" wide busy={ask.isPending}>
              {t('reset.submit')}
            </Button>
          </Form>
        </Surface>
        <Link asChild alone>
          <RouterLink to="/login" search={{ redirect }}>
            {t('reset.back')}
          </RouterLink>
        </Link>
      </Stack>
    </Page>
  )
}

function ResetSent({ email }: { readonly email: string }) {
  const { t } = useTranslation('account')
  return (
    <NoticePage art={<MailSent />} title={t('reset.sent-title')} actions={<DevMailbox />}>
      <Text>{t('reset.sent', { email })}</Text>
      <Text tone="muted">{t('reset.where')}</Text>
    </NoticePage>
  )
}
