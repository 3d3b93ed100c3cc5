import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Mark } from '#ui/art/mark/mark.tsx'
import { MailSent } from '#ui/art/scenes/mail-sent.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { useIsConfirmed } from '../../accounts/account/use-is-confirmed.ts'
import { useSentLikesText } from '../../discovery/likes/use-sent-likes-text.ts'
import { profileQuery } from '../../profiles/members/queries.ts'
import { settingsQuery } from '../../site/queries.ts'
import { useExplain } from '../../site/use-explain.ts'
import { MailAgain } from './mail-again.tsx'
import type { SignupEvent } from './signup.machine.ts'
import type { Signup } from './signup-state.ts'

export type ConfirmEmailProps = {
  readonly signup: Signup
  readonly busy: boolean
  readonly onSend: (event: SignupEvent) => void
}

/**
 * The account exists; the email has to be confirmed. Says where to look and what follows, until it was confirmed,
 * perhaps on another device.
 */
export function ConfirmEmail({ signup, busy, onSend }: ConfirmEmailProps) {
  const { t } = useTranslation('signup')
  const explain = useExplain()
  const confirmed = useIsConfirmed()
  const { photoRefusal } = signup
  return (
    <Stack>
      {confirmed ? <Active /> : <LookInMail />}
      <WaitingMessage signup={signup} />
      <SentLikes signup={signup} />
      {photoRefusal && (
        <Alert
          tone="warning"
          action={
            <Button size="s" busy={busy} onClick={() => onSend({ type: 'photoRetried' })}>
              {t('confirm.photo-again')}
            </Button>
          }
        >
          {t('confirm.photo-refused', { reason: explain(photoRefusal) })}
        </Alert>
      )}
      {!confirmed && <MailAgain />}
    </Stack>
  )
}

function LookInMail() {
  const { t } = useTranslation('signup')
  return (
    <>
      {/* Smaller than its column: what to do stays on the first screen of a phone. */}
      <Box inline="xxxl">
        <MailSent />
      </Box>
      <Heading level={2} arrives>
        {t('confirm.title')}
      </Heading>
      <MailOnItsWay />
    </>
  )
}

function Active() {
  const { t } = useTranslation('account')
  return (
    <>
      <Mark size="xl" />
      <Heading level={2} arrives>
        {t('activate.already-title')}
      </Heading>
      <Text>{t('activate.done')}</Text>
    </>
  )
}

/** Address of the mail, and what confirming grants. */
export function MailOnItsWay() {
  const { t } = useTranslation('signup')
  const { t: common } = useTranslation()
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  return (
    <Text>
      {t('confirm.text', {
        email: user?.email ?? '',
        gift: common('credits', { count: settings?.signup_credits ?? 0 }),
      })}
    </Text>
  )
}

/** Result of the first message, if written. */
function WaitingMessage({ signup: { draft, signedUp } }: Pick<ConfirmEmailProps, 'signup'>) {
  const { t } = useTranslation(['signup', 'account'])
  const { data: profile } = useQuery({
    ...profileQuery(draft.to?.id ?? ''),
    enabled: draft.to !== null,
  })
  const confirmed = useIsConfirmed()
  const message = signedUp?.message
  if (!message) return null
  const name = profile?.name ?? ''
  if (!message.held) {
    return <Alert tone="warning">{t('confirm.message-refused', { name })}</Alert>
  }
  return (
    <Alert tone="success">
      {confirmed ? t('account:activate.sent', { count: 1 }) : t('confirm.message', { name })}
    </Alert>
  )
}

/** Members who were sent the stored likes. */
function SentLikes({ signup: { signedUp } }: Pick<ConfirmEmailProps, 'signup'>) {
  const { data: user } = useQuery(userQuery)
  const words = useSentLikesText()
  const given = signedUp?.likes ?? []
  if (!user || given.length === 0) return null
  return <Alert tone="success">{words(given, user)}</Alert>
}
