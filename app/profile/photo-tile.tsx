import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Photo } from '#ui/photo/photo.tsx'
import { Text } from '#ui/text/text.tsx'
import { answered, api } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
import { useExplain } from '../site/use-explain.ts'
import { usePicture } from '../site/use-picture.ts'
import type { OwnPhoto } from './queries.ts'
import { useRefusalWords } from './use-refusal-words.ts'

export type PhotoTileProps = { readonly photo: OwnPhoto; readonly number: number }

/** One of the member's own photos: how it stands with it, and what can be done. */
export function PhotoTile({ photo, number }: PhotoTileProps) {
  const { t } = useTranslation(['profile', 'common'])
  const explain = useExplain()
  const picture = usePicture()
  const [removing, setRemoving] = useState(false)
  const choose = useChange(() => answered(api.photos({ id: photo.id }).main.post()))
  const remove = useChange(() => answered(api.photos({ id: photo.id }).delete()))

  return (
    <Stack gap="xs">
      <Photo {...picture(photo, 'match')} alt={t('photos.alt', { number })} missing="" rounded />
      <Standing photo={photo} />
      <Inline gap="xs">
        {photo.status === 'active' && !photo.main && (
          <Button size="s" icon="star" busy={choose.isPending} onClick={() => choose.mutate()}>
            {t('photos.choose')}
          </Button>
        )}
        <Button size="s" icon="remove" onClick={() => setRemoving(true)}>
          {t('photos.remove')}
        </Button>
      </Inline>
      {choose.error && <Alert tone="danger">{explain(choose.error)}</Alert>}
      <ConfirmDialog
        open={removing}
        title={t('photos.remove-title')}
        confirm={t('photos.remove')}
        cancel={t('common:cancel')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setRemoving(false)}
      >
        <Stack gap="s">
          <Text>{t(photo.main ? 'photos.remove-main' : 'photos.remove-text')}</Text>
          {remove.error && <Alert tone="danger">{explain(remove.error)}</Alert>}
        </Stack>
      </ConfirmDialog>
    </Stack>
  )
}

/** How it stands with a photo: shown, being looked at, or not shown and why. */
function Standing({ photo: { status, main, reason } }: Pick<PhotoTileProps, 'photo'>) {
  const { t } = useTranslation('profile')
  const refusal = useRefusalWords()
  const [icon, tone, words] = {
    active: ['success', 'ink', t(main ? 'photos.main' : 'photos.active')] as const,
    inspection: ['waiting', 'muted', t('photos.inspection')] as const,
    refused: ['error', 'danger', refusal(reason)] as const,
  }[status]
  return (
    <Inline gap="xxs" align="start" wrap={false}>
      <Icon name={icon} size="s" />
      <Text size="s" tone={tone}>
        {words}
      </Text>
    </Inline>
  )
}

/** Does something to a photo, and asks again for all that it changed. */
function useChange(call: () => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: () => invalidate(queries, { type: 'photos' }),
  })
}
