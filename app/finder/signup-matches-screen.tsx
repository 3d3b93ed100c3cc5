import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { userQuery } from '../account/queries.ts'
import { MemberFace } from '../likes/member-face.tsx'
import { FacesLoading } from '../members/faces-loading.tsx'
import { TryAgain } from '../site/try-again.tsx'
import { type Match, signupMatchesQuery } from './queries.ts'
import { useWhy } from './use-why.ts'

/** After signing up: a few people who suit the new member, to like or write to; or to leave for later. */
export function SignupMatchesScreen() {
  const { t } = useTranslation('finder')
  const { data: user } = useQuery(userQuery)
  const { data: matches, error, refetch } = useQuery(signupMatchesQuery)
  const waits = user?.status === 'not_confirmed'

  const content = () => {
    if (error && !matches) return <TryAgain error={error} onAgain={() => void refetch()} />
    if (!matches) return <FacesLoading />
    if (matches.length === 0) return <Text>{t('signup.nobody')}</Text>
    return (
      <Grid>
        {matches.map((match, index) => (
          <MatchFace key={match.id} match={match} eager={index < 4} />
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
          <Text tone="muted">{t('signup.text')}</Text>
          {waits && <Text size="s">{t('signup.unconfirmed')}</Text>}
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

type MatchFaceProps = { readonly match: Match; readonly eager: boolean }

/** A face with the heart, why the two match, and the way to write. */
function MatchFace({ match, eager }: MatchFaceProps) {
  const { t } = useTranslation('finder')
  const why = useWhy()
  const [first] = why(match, 1)
  return (
    <Stack gap="xs">
      <MemberFace card={match} eager={eager} />
      <Button asChild tone="quiet" size="s" icon="message" wide>
        <Link
          to="/members/$id/chat"
          params={{ id: match.id }}
          aria-label={t('signup.write', { name: match.name })}
        >
          {t('signup.write-short')}
        </Link>
      </Button>
      {first && (
        <Text size="s" tone="muted">
          {first.text}
        </Text>
      )}
    </Stack>
  )
}
