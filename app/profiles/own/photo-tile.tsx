import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Photo } from '#ui/primitives/photo/photo.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { ConfirmDialog } from '../../site/dialogs.ts'
import { lazyDialog } from '../../site/lazy-dialog.tsx'
import { useExplain } from '../../site/use-explain.ts'
import { usePicture } from '../../site/use-picture.ts'
import type { OwnPhoto } from './queries.ts'
import { useInspectionWords, useRefusalWords } from './use-photo-words.ts'

const PlaceSheet = lazyDialog(
  async () => (await import('./place-sheet.tsx')).PlaceSheet,
  () => true,
)

export type PhotoTileProps = {
  readonly photo: OwnPhoto
  readonly number: number
  /** Once it is gone from the list, with the button that had the focus. */
  readonly onRemoved: () => void
}

/** One of the member's own photos: its state and actions. */
export function PhotoTile({ photo, number, onRemoved }: PhotoTileProps) {
  const { t } = useTranslation(['profile', 'common'])
  const explain = useExplain()
  const picture = usePicture()
  const [removing, setRemoving] = useState(false)
  const choose = useChange(() => answered(api.photos({ id: photo.id }).main.post()))
  const remove = useChange(() => answered(api.photos({ id: photo.id }).delete()), onRemoved)
  const alt = t('photos.alt', { number })
  const remover = useRef<HTMLButtonElement>(null)
  const becameMain = choose.isSuccess && photo.main
  useEffect(() => {
    // The button that was pressed is gone, and the photo stands elsewhere.
    if (becameMain) remover.current?.focus()
  }, [becameMain])

  return (
    <Stack gap="xs">
      <Photo {...picture(photo, 'match')} alt={alt} missing="" rounded />
      <PhotoStatus photo={photo} />
      {photo.status === 'refused' && (
        <Text size="s">
          <Link asChild alone>
            <RouterLink
              to="/complaints"
              search={{ topic: 'decision', about: photo.id }}
              aria-label={`${t('photos.appeal')}: ${alt}`}
            >
              {t('photos.appeal')}
            </RouterLink>
          </Link>
        </Text>
      )}
      <Inline gap="xs">
        {photo.status === 'active' && !photo.main && (
          <Button
            size="s"
            icon="star"
            busy={choose.isPending}
            aria-label={`${t('photos.choose')}: ${alt}`}
            onClick={() => choose.mutate()}
          >
            {t('photos.choose')}
          </Button>
        )}
        {photo.status !== 'refused' && <Place photo={photo} alt={alt} />}
        <Button
          ref={remover}
          size="s"
          icon="remove"
          aria-label={`${t('photos.remove')}: ${alt}`}
          onClick={() => setRemoving(true)}
        >
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

/** Says where the face is. */
function Place({ photo, alt }: Pick<PhotoTileProps, 'photo'> & { readonly alt: string }) {
  const { t } = useTranslation('profile')
  const [placing, setPlacing] = useState(false)
  return (
    <>
      <Button
        size="s"
        icon="person"
        aria-label={`${t('photos.place')}: ${alt}`}
        onClick={() => setPlacing(true)}
      >
        {t('photos.place')}
      </Button>
      {placing && <PlaceSheet photo={photo} onClose={() => setPlacing(false)} />}
    </>
  )
}

/** State of a photo: active, in moderation, or refused with the reason. */
function PhotoStatus({ photo: { status, main, reason } }: Pick<PhotoTileProps, 'photo'>) {
  const { t } = useTranslation('profile')
  const refusal = useRefusalWords()
  const inspected = useInspectionWords()
  const [icon, tone, words] = {
    active: ['success', 'ink', t(main ? 'photos.main' : 'photos.active')] as const,
    inspection: ['waiting', 'muted', inspected] as const,
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

/** Changes a photo and invalidates queries. */
function useChange(call: () => Promise<unknown>, onDone = () => {}) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: async () => {
      await invalidate(queries, { type: 'photos' })
      onDone()
    },
  })
}
