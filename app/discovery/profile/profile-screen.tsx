import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ProfileFrame } from '#ui/patterns/profile-frame/profile-frame.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { AllowanceLine } from '../../accounts/account/allowance-line.tsx'
import { useOpened } from '../../accounts/account/use-form-draft.ts'
import { isMissing } from '../../client/client.ts'
import { LazyReport } from '../../profiles/members/lazy-report.ts'
import { ProfileLoading } from '../../profiles/members/profile-loading.tsx'
import { profileQuery } from '../../profiles/members/queries.ts'
import { useOwnTitle } from '../../shared/own-title.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { seen } from '../likes/liking.ts'
import { likesQuery } from '../likes/queries.ts'
import { useAnswerable } from '../likes/use-answerable.tsx'
import { ProfileActions } from './profile-actions.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileMissing } from './profile-missing.tsx'
import { ProfilePhotos } from './profile-photos.tsx'

export type ProfileScreenProps = { readonly id: string }

/** A profile's page and its report dialog, which stays open when blocking removes the page. */
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

/** Photo first, then name and actions. */
function ProfilePage({ id, onReport }: ProfileScreenProps & { readonly onReport: () => void }) {
  const { data: profile, error, refetch } = useQuery(profileQuery(id))
  const answerable = useAnswerable()
  const line = profile && answerable(profile).line
  useSeen(profile?.id ?? null)
  useOwnTitle(profile ? `${profile.name}, ${profile.age}` : null)

  // Also if a cached profile no longer exists.
  if (error && isMissing(error)) return <ProfileMissing />
  if (profile) {
    return (
      <ProfileFrame
        picture={
          line && profile.photos.length === 0 ? null : (
            <ProfilePhotos key={profile.id} profile={profile} />
          )
        }
        line={line}
        head={<ProfileHead profile={profile} />}
        actions={<ProfileActions profile={profile} />}
      >
        <ProfileFacts
          profile={profile}
          first={<AllowanceLine allowance={profile.allowance} to={profile} brief />}
          onReport={onReport}
        />
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

/** Spec §4: opening the profile of someone who likes the member clears the new-like flag. */
function useSeen(id: string | null): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (id === null) return
    queries.setQueryData(likesQuery.queryKey, (likes) => likes && seen(likes, id))
  }, [id, queries])
}
