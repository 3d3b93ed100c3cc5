import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Focus, UPLOAD } from '#core/profiles/photo.ts'
import { PhotoPlacer } from '#ui/patterns/photo-placer/photo-placer.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { FileDrop } from '#ui/primitives/field/file-drop.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { CallError } from '../../../client/client.ts'
import { useFocus } from '../../../profiles/own/use-focus.ts'
import { PHOTO_KINDS, photoError } from '../../../shared/chosen-photo.ts'
import { useObjectUrl } from '../../../shared/use-object-url.ts'
import { useExplain } from '../../../site/use-explain.ts'
import { readStoredFocus, storeFocus } from '../stored-photo.ts'

export type PhotoStepProps = {
  readonly photo: Blob | null
  readonly onChoose: (photo: Blob | null) => void
}

/** An optional photo; stored in the browser until the account exists. */
export function PhotoStep({ photo, onChoose }: PhotoStepProps) {
  const { t } = useTranslation('signup')
  const explain = useExplain()
  const [refusal, setRefusal] = useState<CallError | null>(null)

  const choose = async ([file]: readonly File[]) => {
    if (!file) return
    const wrong = await photoError(file)
    setRefusal(wrong)
    if (!wrong) onChoose(file)
  }

  return (
    <>
      <Heading level={2} arrives>
        {t('photo.title')}
      </Heading>
      {photo && <ChosenPhoto photo={photo} onRemove={() => onChoose(null)} />}
      <FileDrop
        label={t(photo ? 'photo.another' : 'photo.label')}
        prompt={t('photo.prompt')}
        dropPrompt={t('photo.drop')}
        hint={t('photo.hint', { megabytes: UPLOAD.megabytes })}
        error={refusal ? explain(refusal) : undefined}
        accept={PHOTO_KINDS}
        onFiles={choose}
      />
      <Text tone="muted">{t(photo ? 'photo.inspected' : 'photo.skip')}</Text>
    </>
  )
}

/** The photo as others will see it; nothing need be done. */
function PlacedPhoto({ address }: { readonly address: string }) {
  const [start, setStart] = useState<Focus | null | undefined>()
  useEffect(() => {
    void readStoredFocus().then(setStart)
  }, [])
  return start === undefined ? null : <Placer src={address} start={start} />
}

function Placer({ src, start }: { readonly src: string; readonly start: Focus | null }) {
  const { placer } = useFocus(start, (focus) => void storeFocus(focus))
  return <PhotoPlacer src={src} {...placer} />
}

function ChosenPhoto({ photo, onRemove }: { readonly photo: Blob; readonly onRemove: () => void }) {
  const { t } = useTranslation('signup')
  const address = useObjectUrl(photo)
  return (
    <Stack gap="s" align="start">
      {address && <PlacedPhoto address={address} />}
      <Inline>
        <Button size="s" icon="remove" onClick={onRemove}>
          {t('photo.remove')}
        </Button>
      </Inline>
    </Stack>
  )
}
