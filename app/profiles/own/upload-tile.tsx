import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { FieldError } from '#ui/primitives/field/field-error.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Photo } from '#ui/primitives/photo/photo.tsx'
import { Spinner } from '#ui/primitives/spinner/spinner.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useObjectUrl } from '../../shared/use-object-url.ts'
import { useExplain } from '../../site/use-explain.ts'
import type { Upload } from './uploads.ts'

export type UploadTileProps = {
  readonly upload: Upload
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** An upload with a local preview; or its error. */
export function UploadTile({ upload, onRetry, onRemove }: UploadTileProps) {
  const { t } = useTranslation(['profile', 'common'])
  const explain = useExplain()
  const { file, is, error } = upload
  const address = useObjectUrl(file)
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
