import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { NewPasswordField } from '../../accounts/account/new-password-field.tsx'
import { errorOf } from '../../client/client.ts'
import { useExplain } from '../../site/use-explain.ts'
import { useDeskNavigate } from '../desk-link.tsx'
import { LonelyPage } from '../lonely-page.tsx'
import { type Operator, setOperator } from '../operator.ts'
import { CodeScreen } from './code-screen.tsx'
import { acceptInvitation } from './log-in.ts'

export type InvitationScreenProps = {
  /** The token of the link. */
  readonly token: string
}

/** Nobody is known before the invitation is accepted; the server knows whose it is. */
const OWNER = { email: '', name: '' }
const NO_SITES: readonly string[] = []

/** A new operator chooses a password, and is logged in. */
export function InvitationScreen({ token }: InvitationScreenProps) {
  const { t } = useTranslation('desk')
  const queries = useQueryClient()
  const explain = useExplain()
  const navigate = useDeskNavigate()
  const [password, setPassword] = useState('')
  /** Whose login takes a code too. */
  const [asked, setAsked] = useState<Operator | null>(null)
  // Out of the history: the token is used, and no page to come back to.
  const leave = () => void navigate({ to: '/desk', replace: true })
  const enter = (operator: Operator) => {
    setOperator(queries, operator)
    leave()
  }
  const accept = useMutation({
    mutationFn: () => acceptInvitation({ token, password }),
    onSuccess: ({ operator, loggedIn }) => (loggedIn ? enter(operator) : setAsked(operator)),
  })
  if (asked) {
    return (
      <CodeScreen
        credentials={{ email: asked.email, password }}
        onLoggedIn={enter}
        onBack={leave}
      />
    )
  }
  const code = accept.isError ? errorOf(accept.error).code : ''
  const aboutPassword = code.startsWith('password.')
  return (
    <LonelyPage>
      <Page width="narrow">
        <Stack gap="l">
          <Stack gap="xs">
            <Heading level={1} size="xl">
              {t('invitation.title')}
            </Heading>
            <Text tone="muted">{t('invitation.lead')}</Text>
          </Stack>
          <Surface>
            <Form label={t('invitation.title')} onSubmit={() => accept.mutate()} gap="m">
              <NewPasswordField
                label={t('invitation.password')}
                owner={OWNER}
                sites={NO_SITES}
                error={aboutPassword ? explain(accept.error) : undefined}
                value={password}
                onValueChange={(typed) => {
                  accept.reset()
                  setPassword(typed)
                }}
              />
              {accept.isError && !aboutPassword && (
                <Alert tone="danger">{explain(accept.error)}</Alert>
              )}
              <Button type="submit" tone="ember" wide busy={accept.isPending}>
                {t('invitation.submit')}
              </Button>
            </Form>
          </Surface>
        </Stack>
      </Page>
    </LonelyPage>
  )
}
