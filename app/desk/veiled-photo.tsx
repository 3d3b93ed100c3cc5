import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Veil } from '#ui/patterns/veil/veil.tsx'
import { Photo, type PhotoProps } from '#ui/primitives/photo/photo.tsx'
import { useUnveiled } from './unveiled.ts'

export type VeiledPhotoProps = Pick<PhotoProps, 'src' | 'alt' | 'missing' | 'aspect'>

/** A picture of a queue or a case: blurred until the operator shows it, or always shown where they chose so. */
export function VeiledPhoto(props: VeiledPhotoProps) {
  const { t } = useTranslation('desk')
  const unveiled = useUnveiled()
  const [pressed, setPressed] = useState<boolean | null>(null)
  const shown = pressed ?? unveiled
  return (
    <Veil
      covered={!shown}
      showLabel={t('photo.show')}
      coverLabel={t('photo.cover')}
      onToggle={() => setPressed(!shown)}
    >
      <Photo {...props} />
    </Veil>
  )
}
