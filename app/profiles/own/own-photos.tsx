import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PHOTO_LIMIT, UPLOAD } from '#core/profiles/photo.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { FileDrop } from '#ui/primitives/field/file-drop.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { User } from '../../accounts/account/queries.ts'
import { PHOTO_KINDS } from '../../shared/chosen-photo.ts'
import { settingsQuery } from '../../site/queries.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { photosQuery } from './queries.ts'
import { UploadTile } from './upload-tile.tsx'
import { photoLimit, useUploads } from './use-uploads.ts'

export type OwnPhotosProps = { readonly user: User }

/** The member's photos: active, in moderation, uploading, and free slots. */
export function OwnPhotos({ user }: OwnPhotosProps) {
  const { t } = useTranslation(['profile', 'common'])
  const { data: photos, error, refetch } = useQuery(photosQuery)
  const { data: settings } = useQuery(settingsQuery)
  const { uploads, add, retry, remove } = useUploads(user.id)
  const limit = photoLimit(user.paid_user)
  const known = new Set(photos?.map(({ id }) => id))
  const full = photos !== undefined && photos.length >= limit
  const [removed, setRemoved] = useState(0)

  return (
    <Stack as="section" gap="m" label={t('photos.title')}>
      <Stack gap="xxs">
        {/* Where the focus goes when the photo that had it is gone. */}
        <Heading key={removed} level={2} size="l" arrives={removed > 0}>
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
          <PhotoTile
            key={photo.id}
            photo={photo}
            number={index + 1}
            onRemoved={() => setRemoved((count) => count + 1)}
          />
        ))}
        {uploads
          .filter(({ id }) => !known.has(id))
          .map((upload) => (
            <UploadTile
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onRemove={() => remove(upload.id)}
            />
          ))}
      </Grid>
      {photos && !full && (
        <FileDrop
          label={t('photos.add')}
          prompt={t('photos.prompt')}
          dropPrompt={t('photos.drop')}
          hint={t(settings?.trusted_photos ? 'photos.hint-trusted' : 'photos.hint', {
            megabytes: UPLOAD.megabytes,
          })}
          accept={PHOTO_KINDS}
          multiple
          onFiles={add}
        />
      )}
      {full && <PhotoLimit premium={user.paid_user} limit={limit} />}
    </Stack>
  )
}

/** Spec §8: the photo limit is reached; premium has a higher one. */
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
