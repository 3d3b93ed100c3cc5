import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MailSent } from '#ui/art/mail-sent.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { NoticePage } from '../account/notice-page.tsx'
import { userQuery } from '../account/queries.ts'
import { MailOnItsWay } from './confirm-email.tsx'
import { LeftPhoto } from './left-photo.tsx'
import { MailAgain } from './mail-again.tsx'

/** What was left open when the signup was closed: the mail to confirm, a photo that never went. */
export function CompleteSignupScreen() {
  const { t } = useTranslation('signup')
  const { t: account } = useTranslation('account')
  const { data: user } = useQuery(userQuery)
  if (!user) return null
  if (user.status !== 'not_confirmed') {
    return (
      <NoticePage
        title={account('activate.already')}
        actions={
          <Button asChild tone="ember">
            <Link to="/members">{account('activate.members')}</Link>
          </Button>
        }
      >
        <LeftPhoto />
      </NoticePage>
    )
  }
  return (
    <Page width="narrow">
      <Stack gap="l">
        <MailSent />
        <Heading level={1}>{t('complete.title')}</Heading>
        <MailOnItsWay />
        <MailAgain />
        <LeftPhoto />
      </Stack>
    </Page>
  )
}
