import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { type User, userQuery } from '../../accounts/account/queries.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { profileQuery } from '../members/queries.ts'
import { OwnParts } from './own-parts.tsx'
import { OwnPhotos } from './own-photos.tsx'

/** The member's own profile as others see it, with edit buttons. */
export function OwnProfileScreen() {
  const { data: user } = useQuery(userQuery)
  return user ? <OwnProfile user={user} /> : null
}

function OwnProfile({ user }: { readonly user: User }) {
  const { t } = useTranslation(['profile', 'common'])
  const { data: profile, error, refetch } = useQuery(profileQuery(user.id))
  return (
    <Page width="reading">
      <Stack gap="xl">
        <Inline justify="between">
          <Stack gap="xxs">
            <Heading level={1}>{t('title')}</Heading>
            {profile && (
              <Text tone="muted">
                <bdi>{profile.name}</bdi>, {profile.age}
              </Text>
            )}
          </Stack>
          <Button asChild size="s" icon="show">
            <Link to="/members/$id" params={{ id: user.id }}>
              {t('preview')}
            </Link>
          </Button>
        </Inline>
        <OwnPhotos user={user} />
        {profile && <OwnParts profile={profile} />}
        {!profile && error && <TryAgain error={error} onAgain={() => void refetch()} />}
        {!profile && !error && (
          <Loading label={t('common:loading')}>
            <Stack gap="s">
              <Skeleton />
              <Skeleton />
              <Skeleton shape="short-line" />
            </Stack>
          </Loading>
        )}
      </Stack>
    </Page>
  )
}
