import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { badgeText } from '#core/likes/badges.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { FacesLoading } from '../members/faces-loading.tsx'
import { TryAgain } from '../site/try-again.tsx'
import { LIKE_LISTS, type LikeList } from './like-lists.ts'
import { LikedFaces } from './liked-faces.tsx'
import { likesQuery, newLikesIn } from './queries.ts'

export type LikesScreenProps = {
  readonly list: LikeList
  readonly onList: (list: LikeList) => void
}

/** Who likes the member, whom they like, and where it is mutual. */
export function LikesScreen({ list, onList }: LikesScreenProps) {
  const { t } = useTranslation(['likes', 'common'])
  const { data: likes, error, refetch } = useQuery(likesQuery)
  const newLikes = likes ? newLikesIn(likes) : 0
  const badge = badgeText(newLikes)

  const content = (shown: LikeList) => {
    if (likes) return <LikedFaces list={shown} likes={likes} />
    return error ? <TryAgain error={error} onAgain={() => void refetch()} /> : <FacesLoading />
  }
  return (
    <Page>
      <Stack gap="m">
        <Heading level={1} size="xl">
          {t('title')}
        </Heading>
        <Tabs
          label={t('title')}
          value={list}
          onChange={(value) => {
            const chosen = LIKE_LISTS.find((each) => each === value)
            if (chosen) onList(chosen)
          }}
          tabs={LIKE_LISTS.map((value) => ({
            value,
            label: t(`list.${value}`),
            badge: value === 'received' && badge && (
              <Badge text={badge} label={t('common:nav.new-likes', { count: newLikes })} />
            ),
            content: content(value),
          }))}
        />
      </Stack>
    </Page>
  )
}
