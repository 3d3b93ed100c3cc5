import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { badgeText } from '#core/shared/badge-text.ts'
import { Badge } from '#ui/primitives/badge/badge.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Tabs } from '#ui/primitives/tabs/tabs.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { FacesLoading } from '../../profiles/members/faces-loading.tsx'
import { TryAgain } from '../../site/try-again.tsx'
import { LIKE_LISTS, type LikeList } from './like-lists.ts'
import { LikedFaces } from './liked-faces.tsx'
import { likesQuery, newLikesIn } from './queries.ts'

export type LikesScreenProps = { readonly list: LikeList }

/** Received likes, given likes, and matches. */
export function LikesScreen({ list }: LikesScreenProps) {
  const { t } = useTranslation(['likes', 'common'])
  const { data: likes, error, refetch } = useQuery(likesQuery)
  const newLikes = likes ? newLikesIn(likes) : 0
  const badge = badgeText(newLikes)

  return (
    <Page>
      <Stack gap="m">
        <Heading level={1} size="xl">
          {t('title')}
        </Heading>
        <Tabs
          label={t('title')}
          tabs={LIKE_LISTS.map((type) => ({
            to: <Link to="/likes/{-$type}" params={{ type }} replace resetScroll={false} />,
            label: t(`list.${type}`),
            badge: type === 'received' && badge && (
              <Badge text={badge} label={t('common:nav.new-likes', { count: newLikes })} />
            ),
            current: type === list,
          }))}
        />
        {likes && <LikedFaces list={list} likes={likes} />}
        {!likes && error && <TryAgain error={error} onAgain={() => void refetch()} />}
        {!likes && !error && <FacesLoading />}
      </Stack>
    </Page>
  )
}
