import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Page } from '#ui/layout/page.tsx'
import { ProfileFrame } from '#ui/profile-frame/profile-frame.tsx'
import { useOpened } from '../account/use-form-draft.ts'
import { errorOf } from '../client/client.ts'
import { seen } from '../likes/liking.ts'
import { likesQuery } from '../likes/queries.ts'
import { LazyReport } from '../members/lazy-report.tsx'
import { ProfileLoading } from '../members/profile-loading.tsx'
import { profileQuery } from '../members/queries.ts'
import { useOwnTitle } from '../shared/own-title.ts'
import { TryAgain } from '../site/try-again.tsx'
import { ProfileActions } from './profile-actions.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileMissing } from './profile-missing.tsx'
import { ProfilePhotos } from './profile-photos.tsx'

/** Nobody has this id, or it is none. */
const MISSING: ReadonlySet<string> = new Set(['profile.not-found', 'request.invalid'])

export type ProfileScreenProps = { readonly id: string }

/** Somebody's page, and the report of them: it stays open when the blocking that it brings takes the page away. */
export function ProfileScreen({ id }: ProfileScreenProps) {
  const { data: profile } = useQuery(profileQuery(id))
  const [reported, report] = useOpened('report')
  return (
    <>
      <ProfilePage id={id} onReport={() => report(id)} />
      {profile && reported === id && (
        <LazyReport
          about={{ id, name: profile.name }}
          onward="/members"
          onClose={() => report(null)}
        />
      )}
    </>
  )
}

/** The face first, then who it is and what one can do. */
function ProfilePage({ id, onReport }: ProfileScreenProps & { readonly onReport: () => void }) {
  const { data: profile, error, refetch } = useQuery(profileQuery(id))
  useSeen(profile?.id ?? null)
  useOwnTitle(profile ? `${profile.name}, ${profile.age}` : null)

  // Also where there was one when it was last looked at.
  if (error && MISSING.has(errorOf(error).code)) return <ProfileMissing />
  if (profile) {
    return (
      <ProfileFrame
        picture={<ProfilePhotos key={profile.id} profile={profile} />}
        head={<ProfileHead profile={profile} />}
        actions={<ProfileActions profile={profile} />}
      >
        <ProfileFacts profile={profile} onReport={onReport} />
      </ProfileFrame>
    )
  }
  if (!error) return <ProfileLoading />
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
