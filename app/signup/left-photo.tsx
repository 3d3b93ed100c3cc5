import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { newId } from '../shared/new-id.ts'
import { useExplain } from '../site/use-explain.ts'
import { readKeptPhoto } from './kept-photo.ts'
import { uploadPhoto } from './upload-photo.ts'

/** A photo that was chosen while signing up and still waits in this browser; nothing when there is none. */
export function LeftPhoto() {
  const { t } = useTranslation('signup')
  const explain = useExplain()
  const queries = useQueryClient()
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [id] = useState(() => newId())
  useEffect(() => {
    void readKeptPhoto().then(setPhoto)
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
