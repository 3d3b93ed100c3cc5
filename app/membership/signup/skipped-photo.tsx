import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { newId } from '../../shared/new-id.ts'
import { useExplain } from '../../site/use-explain.ts'
import { readStoredPhoto } from './stored-photo.ts'
import { uploadPhoto } from './upload-photo.ts'

/** A photo chosen during signup but not uploaded; nothing if none. */
export function SkippedPhoto() {
  const { t } = useTranslation('signup')
  const explain = useExplain()
  const queries = useQueryClient()
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [id] = useState(() => newId())
  useEffect(() => {
    void readStoredPhoto().then(setPhoto)
  }, [])
  const upload = useMutation({
    mutationFn: (chosen: Blob) => uploadPhoto(queries, { id, photo: chosen }),
  })
  if (!photo) return null
  if (upload.isSuccess) return <Alert tone="success">{t('complete.photo-done')}</Alert>
  return (
    <>
      <Alert
        title={t('complete.photo-title')}
        action={
          <Button size="s" busy={upload.isPending} onClick={() => upload.mutate(photo)}>
            {t('confirm.photo-again')}
          </Button>
        }
      >
        {t('complete.photo-text')}
      </Alert>
      {upload.isError && <Alert tone="danger">{explain(upload.error)}</Alert>}
    </>
  )
}
