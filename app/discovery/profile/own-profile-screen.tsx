import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Changeable } from '#ui/patterns/changeable/changeable.tsx'
import { ProfileFrame } from '#ui/patterns/profile-frame/profile-frame.tsx'
import { focusPlace } from '#ui/primitives/dialog/focus-path.ts'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Photo } from '#ui/primitives/photo/photo.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { type User, userQuery } from '../../accounts/account/queries.ts'
import { ProfileLoading } from '../../profiles/members/profile-loading.tsx'
import { type Profile, profileQuery } from '../../profiles/members/queries.ts'
import { UnseenParts, useEditing } from '../../profiles/own/own-parts.tsx'
import { OwnPhotos } from '../../profiles/own/own-photos.tsx'
import { PartRegion } from '../../profiles/own/part-region.tsx'
import { type Around, isSeen } from '../../profiles/own/parts.ts'
import { useInspectionWords } from '../../profiles/own/use-photo-words.ts'
import { settingsQuery } from '../../site/queries.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { usePicture } from '../../site/use-picture.ts'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileHead } from './profile-head.tsx'
import { seenByOthers } from './seen-by-others.ts'

/** The member's own profile: the one that others see, each part pressed to change it. */
export function OwnProfileScreen() {
  const { data: user } = useQuery(userQuery)
  return user ? <OwnProfile user={user} /> : null
}

function OwnProfile({ user }: { readonly user: User }) {
  const { data: profile, error, refetch } = useQuery(profileQuery(user.id))
  if (profile) return <Parts user={user} profile={profile} />
  if (!error) return <ProfileLoading />
  return (
    <Page width="narrow">
      <TryAgain error={error} onAgain={() => void refetch()} />
    </Page>
  )
}

const PHOTOS = 'photos'

/** To the photos below, each with its state and what can be done with it. */
function goToPhotos(): void {
  const photos = document.getElementById(PHOTOS)
  if (!photos) return
  photos.scrollIntoView()
  focusPlace(photos.querySelector('h2') ?? photos)
}

function Parts({ user, profile }: { readonly user: User; readonly profile: Profile }) {
  const { t } = useTranslation('profile')
  const { data: settings } = useQuery(settingsQuery)
  const { edit, sheet } = useEditing(profile)
  const seen = seenByOthers(profile, settings)
  // What the site hides stands below, once.
  const around: Around = (part, shown) =>
    isSeen(part, profile, settings?.visible_profile_fields ?? []) ? (
      <PartRegion part={part} shown={shown} onEdit={() => edit(part)} />
    ) : null
  // Nobody else sees it yet.
  const waiting =
    seen.photos.length === 0
      ? profile.photos.find(({ status }) => status === 'inspection')
      : undefined
  const inspected = useInspectionWords()
  const fromAbout = profile.line !== null && profile.chosen_line === null
  return (
    <>
      <ProfileFrame
        picture={<Face photo={seen.photos[0] ?? waiting} />}
        line={seen.line ?? undefined}
        aroundLine={(line) => around('line', line)}
        head={<ProfileHead profile={seen} around={around} />}
      >
        <Stack gap="xl">
          {waiting && (
            <Text size="s" tone="muted">
              {inspected}
            </Text>
          )}
          {fromAbout && (
            <Text size="s" tone="muted">
              {t('line.from-about')}
            </Text>
          )}
          <section aria-label={t('parts')}>
            <ProfileFacts profile={seen} around={around} />
          </section>
          <div id={PHOTOS}>
            <OwnPhotos user={user} />
          </div>
          <UnseenParts profile={profile} onEdit={edit} />
        </Stack>
      </ProfileFrame>
      {sheet}
    </>
  )
}

/** The first photo; without one the invitation to add it. */
function Face({ photo }: { readonly photo: Profile['photos'][number] | undefined }) {
  const { t } = useTranslation('profile')
  const picture = usePicture()
  const label = t('edit', { part: t('photos.title') })
  if (!photo) {
    return (
      <Page tight>
        <Changeable label={label} as="empty" onPress={goToPhotos}>
          <Heading level={2} size="m">
            {t('photos.add')}
          </Heading>
        </Changeable>
      </Page>
    )
  }
  return (
    <Changeable label={label} as="picture" onPress={goToPhotos}>
      <Photo
        {...picture(photo, 'filename')}
        // The button says it.
        alt=""
        missing=""
        face={photo.focus}
        eager
      />
    </Changeable>
  )
}
