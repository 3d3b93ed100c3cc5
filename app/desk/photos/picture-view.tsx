import { useTranslation } from 'react-i18next'
import { Veil } from '#ui/patterns/veil/veil.tsx'
import { Photo } from '#ui/primitives/photo/photo.tsx'
import type { Picture } from '../queries.ts'
import { fileOf, useMemberName } from './picture.ts'

export type PictureViewProps = {
  readonly picture: Picture
  /** The next one is loaded out of sight. */
  readonly isCurrent: boolean
  readonly shown: boolean
  /** Takes the focus when its turn comes. */
  readonly arrives: boolean
  /** Id of the position in the queue. */
  readonly describedBy: string
  readonly onToggle: () => void
}

/** The picture to judge: all of it, covered until the operator shows it. */
export function PictureView({
  picture: { picture, member },
  isCurrent,
  shown,
  arrives,
  describedBy,
  onToggle,
}: PictureViewProps) {
  const { t } = useTranslation('desk')
  const nameOf = useMemberName()
  return (
    <div hidden={!isCurrent}>
      <Veil
        tall
        covered={!isCurrent || !shown}
        showLabel={t('photos.show')}
        coverLabel={t('photo.cover')}
        arrives={isCurrent && arrives}
        describedBy={describedBy}
        onToggle={onToggle}
      >
        <Photo
          aspect="whole"
          eager
          src={fileOf(picture)}
          alt={t('photos.alt', { name: nameOf(member) })}
          missing={t('photos.missing')}
        />
      </Veil>
    </div>
  )
}
