import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MailSent } from '#ui/art/scenes/mail-sent.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { NoticePage } from '../../accounts/account/notice-page.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { MailOnItsWay } from './confirm-email.tsx'
import { MailAgain } from './mail-again.tsx'
import { SkippedPhoto } from './skipped-photo.tsx'

/** Unfinished parts of a closed signup: the mail to confirm, a photo not uploaded. */
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
        <SkippedPhoto />
      </NoticePage>
    )
  }
  return (
    <Page width="narrow">
      <Stack gap="l">
        {/* Smaller than its column: what to do stays on the first screen of a phone. */}
        <Box inline="xxxl">
          <MailSent />
        </Box>
        <Heading level={1}>{t('complete.title')}</Heading>
        <MailOnItsWay />
        <MailAgain />
        <SkippedPhoto />
      </Stack>
    </Page>
  )
}
