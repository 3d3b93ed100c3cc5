import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Gallery } from '#ui/patterns/gallery/gallery.tsx'
import type { GalleryPhoto } from '#ui/patterns/gallery/series.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { useSignup } from '../../accounts/account/signup-context.ts'
import { AnswerProfile } from '../../chats/composer/answer-profile.tsx'
import type { Profile } from '../../profiles/members/queries.ts'
import { useMemberWords } from '../../profiles/members/use-member-words.ts'
import { Lightbox } from '../../site/dialogs.ts'
import { usePicture } from '../../site/use-picture.ts'

export type ProfilePhotosProps = { readonly profile: Profile }

type Lock = NonNullable<Profile['photos'][number]['lock']>

/** A profile's photos: swipe, enlarge, and what unlocks a locked one. */
export function ProfilePhotos({ profile }: ProfilePhotosProps) {
  const { t } = useTranslation(['members', 'common'])
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const photos = usePhotos(profile)
  const label = t('profile.photos', { name: profile.name })
  const words = {
    previous: t('profile.photo-previous'),
    next: t('profile.photo-next'),
    missing: t('common:no-photo'),
    place: (index: number, count: number) => t('profile.photo-place', { number: index + 1, count }),
  }
  return (
    <>
      <Gallery
        label={label}
        photos={photos}
        words={words}
        {...(profile.photos.length > 0 && { onOpen: setEnlarged })}
      />
      <Lightbox
        label={label}
        photos={photos}
        words={words}
        closeLabel={t('common:close')}
        start={enlarged}
        onClose={() => setEnlarged(null)}
      />
    </>
  )
}

/** The photos; those with the same lock are one, with what unlocks them. */
function usePhotos(profile: Profile): readonly GalleryPhoto[] {
  const { t } = useTranslation('members')
  const picture = usePicture()
  const words = useMemberWords()
  const { id, name, photos } = profile
  if (photos.length === 0) return [{ id, src: null, alt: '', of: name }]
  const withLock = (lock: Lock | null) => photos.filter((photo) => photo.lock === lock)
  const series = photos.filter((photo) => !photo.lock || withLock(photo.lock)[0] === photo)
  return series.map((photo, index) => ({
    id: photo.id,
    alt: t('profile.photo', { number: index + 1, name }),
    enlarge: t('profile.photo-enlarge', { number: index + 1, name }),
    ...picture(photo, 'filename'),
    face: photo.focus,
    ...(!photo.lock && { action: <AnswerProfile profile={profile} about={{ photo: photo.id }} /> }),
    ...(photo.lock && {
      lock: {
        reason: words.lockAtLength(photo.lock, { name, count: withLock(photo.lock).length }),
        action: <Unlock lock={photo.lock} member={id} />,
      },
    }),
  }))
}

/** What unlocks a photo; privacy mode cannot be unlocked by the viewer. */
function Unlock({ lock, member }: { readonly lock: Lock; readonly member: string }) {
  const { t } = useTranslation(['members', 'common'])
  const signup = useSignup()
  const { data: user } = useQuery(userQuery)
  switch (lock) {
    case 'login':
      return (
        <Button size="s" onClick={() => signup.open({ member })}>
          {t('common:nav.sign-up')}
        </Button>
      )
    case 'premium':
      return (
        <Button asChild size="s">
          {user ? (
            <Link to="/premium">{t('lock.premium-action')}</Link>
          ) : (
            <Link to="/pricing">{t('lock.pricing-action')}</Link>
          )}
        </Button>
      )
    case 'privacy':
      return null
  }
}
