import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromPromise } from 'xstate'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Photo } from '#ui/photo/photo.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Text } from '#ui/text/text.tsx'
import { answered, api, type CallError } from '../client.ts'
import { useExplain } from '../shared/use-explain.ts'
import { wrongWith } from '../signup/chosen-photo.ts'
import { photosQuery } from './queries.ts'
import { type Upload, uploadMachine } from './upload.machine.ts'

export type UploadTileProps = {
  readonly upload: Upload
  /** It is kept, or no longer wanted. */
  readonly onGone: () => void
}

/** A photo on its way, shown from the member's own device until it is kept. */
export function UploadTile({ upload, onGone }: UploadTileProps) {
  const { t } = useTranslation(['profile', 'common'])
  const explain = useExplain()
  const queries = useQueryClient()
  const address = useAddress(upload.file)
  const [state, send] = useMachine(
    uploadMachine.provide({
      actors: {
        inspect: fromPromise<CallError | null, Upload>(({ input }) => wrongWith(input.file)),
        send: fromPromise<void, Upload>(async ({ input: { id, file } }) => {
          await answered(api.photos.post({ id, photo: file }))
          await queries.invalidateQueries({ queryKey: photosQuery.queryKey })
          onGone()
        }),
      },
    }),
    { input: upload },
  )
  const { error } = state.context
  return (
    <Stack gap="xs">
      <Photo src={address} alt={upload.file.name} missing={t('photos.sending')} rounded />
      {error ? (
        <>
          <Alert tone="danger">{explain(error)}</Alert>
          <Inline gap="xs">
            {state.matches('failed') && (
              <Button size="s" icon="retry" onClick={() => send({ type: 'again' })}>
                {t('common:error.again')}
              </Button>
            )}
            <Button size="s" onClick={onGone}>
              {t('photos.forget')}
            </Button>
          </Inline>
        </>
      ) : (
        <Inline gap="xs">
          <Spinner size="s" label={t('photos.sending')} />
          <Text as="span" size="s" tone="muted">
            {t('photos.sending')}
          </Text>
        </Inline>
      )}
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
