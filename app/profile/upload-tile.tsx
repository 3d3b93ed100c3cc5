import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { FieldError } from '#ui/field/field-error.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Photo } from '#ui/photo/photo.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Text } from '#ui/text/text.tsx'
import { useExplain } from '../site/use-explain.ts'
import type { Upload } from './uploads.ts'

export type UploadTileProps = {
  readonly upload: Upload
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** A photo on its way, shown from the member's own device until it is added; or why it was not. */
export function UploadTile({ upload, onRetry, onRemove }: UploadTileProps) {
  const { t } = useTranslation(['profile', 'common'])
  const explain = useExplain()
  const { file, is, error } = upload
  const address = useAddress(file)
  const state = t(is === 'sending' ? 'photos.sending' : 'photos.waiting')
  return (
    <Stack gap="xs">
      <Photo src={address} alt={file.name} missing={t('photos.no-preview')} rounded />
      <Text as="span" size="s" typed>
        {file.name}
      </Text>
      {error ? (
        <FieldError>{explain(error)}</FieldError>
      ) : (
        <Inline gap="xs">
          <Spinner size="s" label={state} />
          <Text as="span" size="s" tone="muted">
            {state}
          </Text>
        </Inline>
      )}
      <Inline gap="xs">
        {is === 'failed' && (
          <Button size="s" icon="retry" onClick={onRetry}>
            {t('common:error.again')}
          </Button>
        )}
        {is !== 'sending' && (
          <Button size="s" onClick={onRemove}>
            {t('photos.forget')}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}

/** The picture straight from the device, for as long as it is shown. */
function useAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
