import { useMutation } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkEmail } from '#core/accounts/email.ts'
import { MailSent } from '#ui/art/scenes/mail-sent.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api, errorOf } from '../../client/client.ts'
import { browserStorage } from '../../client/storage/browser-storage.ts'
import { useOwnTitle } from '../../shared/own-title.ts'
import { urlDomains } from '../../shared/url-domains.ts'
import { useExplain } from '../../site/use-explain.ts'
import { DevMailbox } from '../account/dev-mailbox.tsx'
import { NoticePage } from '../account/notice-page.tsx'
import { storeAfterReset } from './after-reset.ts'
import { handOver, useHandedEmail } from './handed-email.ts'

export type ResetScreenProps = {
  readonly redirect?: string | undefined
  /** Opened by a link that does not work. */
  readonly broken?: boolean
}

/** Requests a password reset link (spec §8: unknown addresses are reported). */
export function ResetScreen({ redirect, broken = false }: ResetScreenProps) {
  const { t } = useTranslation('account')
  const explain = useExplain()
  useOwnTitle(t('reset.title'))
  const handed = useHandedEmail()
  const [typed, setTyped] = useState<string | null>(null)
  const email = typed ?? handed
  const [sent, setSent] = useState(false)
  const ask = useMutation({
    mutationFn: () => answered(api.account['reset-mail'].post({ email: email.trim() })),
    onSuccess: () => storeAfterReset(browserStorage, redirect, Date.now()),
  })
  if (ask.isSuccess) return <ResetSent email={email.trim()} />

  const checked = checkEmail(urlDomains, email)
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
        {broken && <Alert tone="danger">{explain({ code: 'link.invalid' })}</Alert>}
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
              onValueChange={(changed) => {
                ask.reset()
                setTyped(changed)
              }}
            />
            {ask.isError && !about && <Alert tone="danger">{explain(ask.error)}</Alert>}
            <Button type="submit" tone="ember" wide busy={ask.isPending}>
              {t('reset.submit')}
            </Button>
          </Form>
        </Surface>
        <Link asChild alone>
          <RouterLink to="/login" search={{ redirect }} state={handOver(email)}>
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
