import { useTranslation } from 'react-i18next'
import type { PhotoRefusal } from '#core/profiles/photo.ts'
import { Veil } from '#ui/patterns/veil/veil.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Photo } from '#ui/primitives/photo/photo.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { Picture } from '../queries.ts'
import { fileOf, useMemberName } from './picture.ts'
import { RefusedBefore } from './refused-before.tsx'

export type PictureTileProps = {
  readonly picture: Picture
  /** Its place on the page. */
  readonly number: number
  /** Of the next page: it loads, unseen. */
  readonly ahead?: boolean
  readonly shown: boolean
  /** Shown, and its file has arrived. */
  readonly ready: boolean
  readonly refusal: PhotoRefusal | null
  /** Takes the focus when a key leads to it. */
  readonly arrives: boolean
  readonly onFocus: () => void
  readonly onToggle: () => void
  readonly onLoaded: () => void
}

/** A picture among others: all of it, with what will be decided about it. */
export function PictureTile({
  picture,
  number,
  ahead = false,
  shown,
  ready,
  refusal,
  arrives,
  onFocus,
  onToggle,
  onLoaded,
}: PictureTileProps) {
  const { t } = useTranslation('desk')
  const nameOf = useMemberName()
  const id = `picture-${number}`
  return (
    <li hidden={ahead}>
      <Stack gap="xxs">
        <Veil
          covered={!shown}
          showLabel={t('photo.show')}
          coverLabel={t('photo.cover')}
          arrives={arrives}
          describedBy={id}
          onFocus={onFocus}
          onToggle={onToggle}
        >
          <Photo
            aspect="tile"
            eager
            src={fileOf(picture.picture)}
            alt={t('photos.alt', { name: nameOf(picture.member) })}
            missing={t('photos.missing')}
            onLoaded={onLoaded}
          />
        </Veil>
        <Text size="s" tone={ready && refusal ? 'danger' : 'muted'} id={id}>
          {number}
          {' · '}
          {ready
            ? refusal
              ? t('tile.refused-for', { reason: t(`reason.${refusal}`) })
              : t('photos.approve')
            : t('photos.left')}
        </Text>
        <RefusedBefore picture={picture} />
      </Stack>
    </li>
  )
}
