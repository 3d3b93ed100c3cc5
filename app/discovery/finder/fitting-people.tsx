import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { MatchFace } from './match-face.tsx'
import { signupMatchesQuery } from './queries.ts'
import { useConsentWithdrawn } from './use-consent-withdrawn.ts'

/** Two rows on a phone. */
const MOST = 4

/** A few people who may fit, where a list of one's own is empty; nothing where nobody does. */
export function FittingPeople() {
  const { t } = useTranslation(['finder', 'members', 'fields', 'likes'])
  const withdrawn = useConsentWithdrawn()
  const { data: matches = [] } = useQuery({ ...signupMatchesQuery, enabled: !withdrawn })
  if (withdrawn || matches.length === 0) return null
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="m">
        {t('signup.title')}
      </Heading>
      <Grid as="ul">
        {matches.slice(0, MOST).map((match) => (
          <li key={match.id}>
            <MatchFace match={match} level={3} />
          </li>
        ))}
      </Grid>
    </Stack>
  )
}
