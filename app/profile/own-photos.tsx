import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PHOTO_LIMIT, UPLOAD } from '#core/photos/limits.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { FileDrop } from '#ui/field/file-drop.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import type { User } from '../account/queries.ts'
import { newId } from '../shared/new-id.ts'
import { TryAgain } from '../shared/try-again.tsx'
import { PHOTO_KINDS } from '../signup/chosen-photo.ts'
import { PhotoTile } from './photo-tile.tsx'
import { photosQuery } from './queries.ts'
import type { Upload } from './upload.machine.ts'
import { UploadTile } from './upload-tile.tsx'

export type OwnPhotosProps = { readonly user: User }

/** The member's photos: those others see, those being looked at, those on their way, and room for more. */
export function OwnPhotos({ user }: OwnPhotosProps) {
  const { t } = useTranslation(['profile', 'common'])
  const { data: photos, error, refetch } = useQuery(photosQuery)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const limit = user.paid_user ? PHOTO_LIMIT.premium : PHOTO_LIMIT.free
  const kept = new Set(photos?.map(({ id }) => id))
  const underWay = uploads.filter(({ id }) => !kept.has(id))
  const room = limit - (photos?.length ?? 0) - underWay.length

  const add = (files: readonly File[]) =>
    setUploads((before) => [
      ...before,
      ...files.slice(0, Math.max(room, 0)).map((file) => ({ id: newId(), file })),
    ])
  const forget = (id: string) => setUploads((before) => before.filter((upload) => upload.id !== id))

  return (
    <Stack as="section" gap="m" label={t('photos.title')}>
      <Stack gap="xxs">
        <Heading level={2} size="l">
          {t('photos.title')}
        </Heading>
        <Text tone="muted">{t('photos.count', { shown: photos?.length ?? 0, limit })}</Text>
      </Stack>
      {error && !photos && <TryAgain error={error} onAgain={() => void refetch()} />}
      {!photos && !error && (
        <Loading label={t('common:loading')}>
          <Grid>
            <Skeleton shape="portrait" />
            <Skeleton shape="portrait" />
          </Grid>
        </Loading>
      )}
      <Grid gap="m">
        {photos?.map((photo, index) => (
          <PhotoTile key={photo.id} photo={photo} number={index + 1} />
        ))}
        {underWay.map((upload) => (
          <UploadTile key={upload.id} upload={upload} onGone={() => forget(upload.id)} />
        ))}
      </Grid>
      {photos && room > 0 && (
        <FileDrop
          label={t('photos.add')}
          prompt={t('photos.prompt')}
          hint={t('photos.hint', { megabytes: UPLOAD.megabytes })}
          accept={PHOTO_KINDS}
          multiple
          onFiles={add}
        />
      )}
      {photos && room <= 0 && <PhotoLimit premium={user.paid_user} limit={limit} />}
    </Stack>
  )
}

/** Spec §8: the photo limit is reached; premium has room for more. */
function PhotoLimit({ premium, limit }: { readonly premium: boolean; readonly limit: number }) {
  const { t } = useTranslation('profile')
  return (
    <Alert
      tone="warning"
      title={t('limit.title', { limit })}
      action={
        !premium && (
          <Button asChild size="s" tone="trust">
            <Link to="/premium">{t('limit.premium')}</Link>
          </Button>
        )
      }
    >
      {premium ? t('limit.full') : t('limit.free', { more: PHOTO_LIMIT.premium })}
    </Alert>
  )
}
