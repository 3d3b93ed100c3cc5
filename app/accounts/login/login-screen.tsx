import { useQueryClient } from '@tanstack/react-query'
import { Link as RouterLink, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useHistoryState } from '../../shared/use-history-state.ts'
import { userQuery } from '../account/queries.ts'
import { onMemberChange } from '../session/sign-in.ts'
import { LoginForm } from './login-form.tsx'

/** Login; then redirects to the requested page, else the members' page. */
export function LoginScreen({ redirect }: { readonly redirect?: string | undefined }) {
  const { t } = useTranslation('account')
  const router = useRouter()
  const ended = useHistoryState('ended')
  const resumes = useHistoryState('resumes')
  useLoginElsewhere(() => router.history.replace(redirect ?? '/members'))
  return (
    <Page width="narrow">
      <Stack gap="l">
        <Heading level={1}>{t('login.title')}</Heading>
        {redirect && <Alert>{t(ended ? 'login.ended' : 'login.first')}</Alert>}
        <Surface>
          <LoginForm
            redirect={redirect}
            onLoggedIn={(restored) => {
              if (!resumes) {
                router.history.push(redirect ?? '/members', restored ? { restored: true } : {})
                return
              }
              // What the router kept is the visitor's: it would be shown until the member's list is there.
              router.clearCache()
              router.history.back()
            }}
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

/** Calls back once the member has logged in in another tab. */
function useLoginElsewhere(onLoggedIn: () => void): void {
  const queries = useQueryClient()
  useEffect(() =>
    onMemberChange(async () => {
      const user = await queries.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => null)
      if (user) onLoggedIn()
    }),
  )
}
