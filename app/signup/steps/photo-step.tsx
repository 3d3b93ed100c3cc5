import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UPLOAD } from '#core/photos/limits.ts'
import { Button } from '#ui/button/button.tsx'
import { FileDrop } from '#ui/field/file-drop.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Photo } from '#ui/photo/photo.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import type { CallError } from '../../client/client.ts'
import { PHOTO_KINDS, wrongWith } from '../../profile/chosen-photo.ts'
import { useExplain } from '../../site/use-explain.ts'

export type PhotoStepProps = {
  readonly photo: Blob | null
  readonly onChoose: (photo: Blob | null) => void
}

/** A face, if one likes; it stays in the browser until there is a member to keep it for. */
export function PhotoStep({ photo, onChoose }: PhotoStepProps) {
  const { t } = useTranslation('signup')
  const explain = useExplain()
  const [refusal, setRefusal] = useState<CallError | null>(null)

  const choose = async ([file]: readonly File[]) => {
    if (!file) return
    const wrong = await wrongWith(file)
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

function ChosenPhoto({ photo, onRemove }: { readonly photo: Blob; readonly onRemove: () => void }) {
  const { t } = useTranslation('signup')
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(photo)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return (
    <Stack gap="s" align="start">
      <Photo src={address} alt={t('photo.alt')} missing="" aspect="wide" rounded eager />
      <Inline>
        <Button size="s" icon="remove" onClick={onRemove}>
          {t('photo.remove')}
        </Button>
      </Inline>
    </Stack>
  )
}
