import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PhotoRefusal } from '#core/profiles/photo.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { errorOf } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { UnveilSwitch } from '../unveil-switch.tsx'
import { useMay } from '../use-may.ts'
import { VeiledPhoto } from '../veiled-photo.tsx'
import { TakeDownDialog } from './take-down-dialog.tsx'
import { type ProfilePhoto, usePhotoDecision } from './use-photo-decision.ts'

export type ProfilePhotosProps = {
  /** Id of whose they are. */
  readonly member: string
  readonly name: string
  readonly photos: readonly ProfilePhoto[]
}

/** The photos of a profile, in any state; each can be taken down, or approved after all. */
export function ProfilePhotos({ member, name, photos }: ProfilePhotosProps) {
  const { t } = useTranslation(['desk-cases', 'desk'])
  const explain = useExplain()
  const may = useMay()
  const { mutate, isPending, error } = usePhotoDecision(name)
  const [asking, setAsking] = useState<ProfilePhoto | null>(null)
  if (photos.length === 0) return <Text tone="muted">{t('member.no-photos')}</Text>
  const takeDown = (photo: ProfilePhoto, refusal: PhotoRefusal) =>
    mutate({ photo, refusal }, { onSettled: () => setAsking(null) })
  const pictureOf = (photo: ProfilePhoto) => (
    <VeiledPhoto
      src={`/api/desk/members/${member}/photos/${photo.id}`}
      alt={t('member.photo', { number: photos.indexOf(photo) + 1, name })}
      missing={t('member.photo-missing')}
    />
  )
  return (
    <>
      <UnveilSwitch />
      {error && errorOf(error).code !== 'photo.decided' ? (
        <Alert tone="danger">{explain(error)}</Alert>
      ) : null}
      <Grid as="ul" gap="m" cell="fact" label={t('member.photos')}>
        {photos.map((photo) => (
          <Stack as="li" gap="xs" key={photo.picture}>
            {pictureOf(photo)}
            <PhotoState photo={photo} />
            {may('photos') && (
              <Inline gap="xs">
                {photo.state !== 'refused' && (
                  <Button size="s" disabled={isPending} onClick={() => setAsking(photo)}>
                    {t('desk:tile.take-down')}
                  </Button>
                )}
                {photo.state !== 'active' && (
                  <Button
                    size="s"
                    disabled={isPending}
                    onClick={() => mutate({ photo, refusal: null })}
                  >
                    {t(photo.state === 'refused' ? 'desk:tile.approve' : 'desk:photos.approve')}
                  </Button>
                )}
              </Inline>
            )}
          </Stack>
        ))}
      </Grid>
      <TakeDownDialog
        key={asking?.picture}
        name={name}
        picture={asking && pictureOf(asking)}
        open={asking !== null}
        busy={isPending}
        onTakeDown={(reason) => asking && takeDown(asking, reason)}
        onCancel={() => setAsking(null)}
      />
    </>
  )
}

/** State and reason in words, and by whom. */
function PhotoState({ photo }: { readonly photo: ProfilePhoto }) {
  const { t } = useTranslation(['desk-cases', 'desk'])
  const format = useFormat()
  const { state, reason, decided_by: by, decided_at: at } = photo
  return (
    <Stack gap="none">
      <Text size="s" tone={state === 'refused' ? 'danger' : 'muted'}>
        {state === 'refused' && reason
          ? t('desk:tile.refused-for', { reason: t(`desk:reason.${reason}` as const) })
          : t(`photo.${state}`)}
      </Text>
      {at && (
        <Text size="xs" tone="muted">
          {by
            ? t('desk:tile.decided-by', { name: by, when: format.moment(at) })
            : format.moment(at)}
        </Text>
      )}
    </Stack>
  )
}
