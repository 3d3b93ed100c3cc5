import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { MailSent } from '#ui/art/mail-sent.tsx'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { userQuery } from '../account/queries.ts'
import { useGivenWords } from '../likes/use-given-words.ts'
import { profileQuery } from '../members/queries.ts'
import { settingsQuery } from '../site/queries.ts'
import { useExplain } from '../site/use-explain.ts'
import { MailAgain } from './mail-again.tsx'
import type { SignupEvent } from './signup.machine.ts'
import type { Signup } from './signup-state.ts'

export type ConfirmEmailProps = {
  readonly signup: Signup
  readonly busy: boolean
  readonly onSend: (event: SignupEvent) => void
}

/** The member is there; what is left happens in the mailbox. Says where to look and what follows. */
export function ConfirmEmail({ signup, busy, onSend }: ConfirmEmailProps) {
  const { t } = useTranslation('signup')
  const explain = useExplain()
  const { photoRefusal } = signup
  return (
    <Stack>
      <MailSent />
      <Heading level={2} arrives>
        {t('confirm.title')}
      </Heading>
      <MailOnItsWay />
      <WaitingMessage signup={signup} />
      <GivenLikes signup={signup} />
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
      <MailAgain />
    </Stack>
  )
}

/** Where the mail went, and what its button brings. */
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

/** What became of the first message, when one was written. */
function WaitingMessage({ signup: { draft, signedUp } }: Pick<ConfirmEmailProps, 'signup'>) {
  const { t } = useTranslation('signup')
  const { data: profile } = useQuery({
    ...profileQuery(draft.to?.id ?? ''),
    enabled: draft.to !== null,
  })
  const message = signedUp?.message
  if (!message) return null
  const name = profile?.name ?? ''
  return message.held ? (
    <Alert tone="success">{t('confirm.message', { name })}</Alert>
  ) : (
    <Alert tone="warning">{t('confirm.message-refused', { name })}</Alert>
  )
}

/** Whom the likes were given that led here. */
function GivenLikes({ signup: { signedUp } }: Pick<ConfirmEmailProps, 'signup'>) {
  const { data: user } = useQuery(userQuery)
  const words = useGivenWords()
  const given = signedUp?.likes ?? []
  if (!user || given.length === 0) return null
  return <Alert tone="success">{words(given, user)}</Alert>
}
