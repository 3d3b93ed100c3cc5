import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PhotoPlacer } from '#ui/patterns/photo-placer/photo-placer.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Sheet } from '#ui/primitives/dialog/dialog.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { useExplain } from '../../site/use-explain.ts'
import { usePicture } from '../../site/use-picture.ts'
import type { OwnPhoto } from './queries.ts'
import { useFocus } from './use-focus.ts'

export type PlaceSheetProps = { readonly photo: OwnPhoto; readonly onClose: () => void }

/** Says where the face of a photo is: card and thumbnail are cut around it. */
export function PlaceSheet({ photo, onClose }: PlaceSheetProps) {
  const { t } = useTranslation(['profile', 'common'])
  const explain = useExplain()
  const picture = usePicture()
  const queries = useQueryClient()
  const { focus, placer } = useFocus(photo.focus)
  const place = useMutation({
    mutationFn: () => answered(api.photos({ id: photo.id }).focus.put(focus)),
    onSuccess: async () => {
      await invalidate(queries, { type: 'photos' })
      onClose()
    },
  })
  return (
    <Sheet
      open
      title={t('photos.place')}
      closeLabel={t('common:close')}
      dismissible={!place.isPending}
      onClose={onClose}
      actions={
        <>
          <Button tone="ember" busy={place.isPending} onClick={() => place.mutate()}>
            {t('common:save')}
          </Button>
          <Button disabled={place.isPending} onClick={onClose}>
            {t('common:cancel')}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <PhotoPlacer src={picture(photo, 'filename').src ?? ''} {...placer} />
        {place.error && <Alert tone="danger">{explain(place.error)}</Alert>}
      </Stack>
    </Sheet>
  )
}
