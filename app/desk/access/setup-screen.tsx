import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authenticatorUri } from '#core/desk/access/add-second-factor.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Codes } from '#ui/primitives/codes/codes.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { OtpField } from '#ui/primitives/field/otp-field.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { QrCode } from '#ui/primitives/qr-code/qr-code.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { errorOf } from '../../client/client.ts'
import { useOwnTitle } from '../../shared/own-title.ts'
import { settingsQuery } from '../../site/queries.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { useExplain } from '../../site/use-explain.ts'
import { LonelyPage } from '../lonely-page.tsx'
import { type Operator, setOperator } from '../operator.ts'
import { addSecondFactor, offeredSecretQuery } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

export type SetupScreenProps = { readonly operator: Operator }

type Added = Awaited<ReturnType<typeof addSecondFactor>>

/** Before anything else a new operator adds an authenticator app, and keeps recovery codes. */
export function SetupScreen({ operator }: SetupScreenProps) {
  const { t } = useTranslation('desk')
  const queries = useQueryClient()
  const [added, setAdded] = useState<Added | null>(null)
  const title = t(added ? 'recovery.title' : 'setup.title')
  useOwnTitle(title)
  return (
    <LonelyPage>
      <Page width="narrow">
        <Stack gap="l">
          <Stack gap="xs">
            <Heading key={title} level={1} size="xl" arrives>
              {title}
            </Heading>
            {!added && <Text tone="muted">{t('setup.lead')}</Text>}
          </Stack>
          <Surface>
            {added ? (
              <RecoveryCodes
                codes={added.recovery_codes}
                onDone={() => setOperator(queries, added.operator)}
              />
            ) : (
              <Setup account={operator.email} onAdded={setAdded} />
            )}
          </Surface>
        </Stack>
      </Page>
    </LonelyPage>
  )
}

type SetupProps = { readonly account: string; readonly onAdded: (added: Added) => void }

function Setup({ account, onAdded }: SetupProps) {
  const { t } = useTranslation(['desk', 'common'])
  const { data: settings } = useQuery(settingsQuery)
  const { data: offered, error, refetch } = useQuery(offeredSecretQuery)
  if (error) return <TryAgain error={error} onAgain={() => void refetch()} />
  if (!offered || !settings) {
    return (
      <Loading label={t('common:loading')}>
        <Skeleton />
      </Loading>
    )
  }
  const { secret, sealed } = offered
  const uri = authenticatorUri({ issuer: settings.name, account, secret })
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Text weight="medium">{t('setup.scan')}</Text>
        <QrCode text={uri} label={t('setup.qr')} />
        <Link href={uri} alone>
          {t('setup.open')}
        </Link>
        <Text>{t('setup.by-hand')}</Text>
        <Codes label={t('setup.by-hand')} codes={[secret.replaceAll(/.{4}(?=.)/g, '$& ')]} />
      </Stack>
      <FirstCode sealed={sealed} onAdded={onAdded} />
    </Stack>
  )
}

type FirstCodeProps = Pick<SetupProps, 'onAdded'> & { readonly sealed: string }

function FirstCode({ sealed, onAdded }: FirstCodeProps) {
  const { t } = useTranslation('desk')
  const explain = useExplain()
  const [code, setCode] = useState('')
  const [sent, setSent] = useState(false)
  const add = useMutation({ mutationFn: addSecondFactor, onSuccess: onAdded })
  const submit = () => {
    setSent(true)
    if (code.length === 6 && !add.isPending) add.mutate({ sealed, code })
  }
  const type = (typed: string) => {
    add.reset()
    setSent(false)
    setCode(typed)
  }
  const isWrong = add.isError && errorOf(add.error).code === 'desk.code-wrong'
  const missing = sent && code.length < 6 && t('code.missing')
  return (
    <Form label={t('setup.title')} onSubmit={submit} gap="m">
      <OtpField
        label={t('setup.confirm')}
        value={code}
        onValueChange={type}
        error={(isWrong ? explain(add.error) : missing) || undefined}
      />
      {add.isError && !isWrong && <Alert tone="danger">{explain(add.error)}</Alert>}
      <Button type="submit" tone="ember" wide busy={add.isPending}>
        {t('setup.submit')}
      </Button>
    </Form>
  )
}
