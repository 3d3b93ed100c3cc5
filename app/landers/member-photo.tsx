import { useTranslation } from 'react-i18next'
import type { Shown } from '#ui/primitives/photo/chosen-from.ts'
import { Photo } from '#ui/primitives/photo/photo.tsx'
import type { Profile } from '../profiles/members/queries.ts'
import { usePicture } from '../site/use-picture.ts'

export type MemberPhotoProps = {
  readonly profile: Profile
  readonly shown: Shown
  readonly aspect?: 'portrait' | 'square'
  readonly rounded?: boolean
}

/** The member's main photo, or a placeholder; of a locked one only the blur. */
export function MemberPhoto({
  profile,
  shown,
  aspect = 'portrait',
  rounded = false,
}: MemberPhotoProps) {
  const { t } = useTranslation(['landers', 'common', 'members'])
  const picture = usePicture()
  const { main_image: image, name } = profile
  const { src, blur } = picture(image, 'filename')
  const { src: small } = picture(image, 'match')
  const lock = image?.lock
  return (
    <Photo
      src={src}
      blur={blur}
      {...(small && { smaller: { src: small, shown } })}
      alt={t('member.photo', { name })}
      missing={t('common:no-photo')}
      of={name}
      {...(lock && { lock: { reason: t(`members:lock.${lock}`) } })}
      aspect={aspect}
      rounded={rounded}
      eager
    />
  )
}
