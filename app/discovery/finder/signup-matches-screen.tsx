import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SIGNUP_MATCHES } from '#core/discovery/search.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { FacesLoading } from '../../profiles/members/faces-loading.tsx'
import { TryAgain } from '../../site/try-again.tsx'
import { ConsentNeeded } from './consent-needed.tsx'
import { MatchFace } from './match-face.tsx'
import { signupMatchesQuery } from './queries.ts'
import { useConsentWithdrawn } from './use-consent-withdrawn.ts'

/** After signup: a few suggestions to like or write to; skippable. */
export function SignupMatchesScreen() {
  const { t } = useTranslation('finder')
  return useConsentWithdrawn() ? <ConsentNeeded title={t('finder.title')} /> : <SignupMatches />
}

function SignupMatches() {
  const { t } = useTranslation('finder')
  const { data: matches, error, refetch } = useQuery(signupMatchesQuery)

  const areNear = !matches || matches.some(({ why }) => why.some(({ kind }) => kind === 'near'))

  const content = () => {
    if (error && !matches) return <TryAgain error={error} onAgain={() => void refetch()} />
    if (!matches) return <FacesLoading count={SIGNUP_MATCHES.most} noted footed />
    if (matches.length === 0) return <Text>{t('signup.nobody')}</Text>
    return (
      <Grid as="ul">
        {matches.map((match, index) => (
          <li key={match.id}>
            <MatchFace match={match} eager={index < 4} />
          </li>
        ))}
      </Grid>
    )
  }
  return (
    <Page>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1} size="xl">
            {t('signup.title')}
          </Heading>
          <Text tone="muted">{t(areNear ? 'signup.text' : 'signup.text-far')}</Text>
        </Stack>
        {content()}
        <Inline gap="s">
          <Button asChild>
            <Link to="/members">{t('signup.skip')}</Link>
          </Button>
          <Button asChild tone="bare">
            <Link to="/match-finder">{t('signup.finder')}</Link>
          </Button>
        </Inline>
      </Stack>
    </Page>
  )
}
