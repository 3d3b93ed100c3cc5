import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Page } from '#ui/layout/page.tsx'
import { ProfileFrame } from '#ui/profile-frame/profile-frame.tsx'
import { errorOf } from '../client.ts'
import { seen } from '../likes/liking.ts'
import { likesQuery } from '../likes/queries.ts'
import { TryAgain } from '../shared/try-again.tsx'
import { ProfileActions } from './profile-actions.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileLoading } from './profile-loading.tsx'
import { ProfileMissing } from './profile-missing.tsx'
import { ProfilePhotos } from './profile-photos.tsx'
import { profileQuery } from './queries.ts'

export type ProfileScreenProps = { readonly id: string }

/** Somebody's page: the face first, then who it is and what one can do. */
export function ProfileScreen({ id }: ProfileScreenProps) {
  const { data: profile, error, refetch } = useQuery(profileQuery(id))
  useSeen(profile?.id ?? null)

  if (profile) {
    return (
      <ProfileFrame
        picture={<ProfilePhotos key={profile.id} profile={profile} />}
        head={<ProfileHead profile={profile} />}
        actions={<ProfileActions profile={profile} />}
      >
        <ProfileFacts profile={profile} />
      </ProfileFrame>
    )
  }
  if (!error) return <ProfileLoading />
  if (errorOf(error).code === 'profile.not-found') return <ProfileMissing />
  return (
    <Page width="narrow">
      <TryAgain error={error} onAgain={() => void refetch()} />
    </Page>
  )
}

/** Spec §4: opening the profile of somebody who likes the member clears the new-like flag. */
function useSeen(id: string | null): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (id === null) return
    queries.setQueryData(likesQuery.queryKey, (likes) => likes && seen(likes, id))
  }, [id, queries])
}
