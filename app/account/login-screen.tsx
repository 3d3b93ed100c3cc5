import { Link as RouterLink, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Surface } from '#ui/layout/surface.tsx'
import { Link } from '#ui/link/link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { LoginForm } from './login-form.tsx'

/** Logging in; afterwards one is where one wanted to be, else among the members. */
export function LoginScreen({ redirect }: { readonly redirect?: string | undefined }) {
  const { t } = useTranslation('account')
  const router = useRouter()
  return (
    <Page width="narrow">
      <Stack gap="l">
        <Heading level={1}>{t('login.title')}</Heading>
        {redirect && <Alert>{t('login.first')}</Alert>}
        <Surface>
          <LoginForm
            redirect={redirect}
            onLoggedIn={() => router.history.push(redirect ?? '/members')}
          />
        </Surface>
        <Inline gap="xs">
          <Text tone="muted">{t('login.new')}</Text>
          <Link asChild alone>
            <RouterLink to="/signup">{t('login.sign-up')}</RouterLink>
          </Link>
        </Inline>
      </Stack>
    </Page>
  )
}
