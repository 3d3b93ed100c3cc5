import { useMutation } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pictureOf, pictureUrl } from '#core/desk/sites/picture-keys.ts'
import { OwnLogo } from '#ui/art/mark/own-logo.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { FileDrop } from '#ui/primitives/field/file-drop.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { answered, api, errorOf } from '../../client/client.ts'
import { useExplain } from '../../site/use-explain.ts'
import { useFault } from './use-fault.ts'

const SHOWN = { logo: 'logo', icon: 'icon-192', cover: 'cover' } as const

export type PictureFieldProps = {
  /** The site, where the page's address does not say it. */
  readonly site?: string
  /** A field that names a picture: `logo`, `logo_dark`, `icon` or `cover`. */
  readonly path: string
  readonly words: {
    readonly label: string
    readonly error: string | undefined
    readonly hint?: string
  }
  readonly value: unknown
  readonly onValueChange: (key: string | undefined) => void
}

/** A picture of a site: kept as soon as it is chosen, shown to others once the site is published. */
export function PictureField({ site = '', path, words, value, onValueChange }: PictureFieldProps) {
  const { t } = useTranslation('desk-sites')
  const { id = site } = useParams({ strict: false })
  const explain = useExplain()
  const faultText = useFault()
  const kind = path === 'logo_dark' ? 'logo' : (path as keyof typeof SHOWN)
  const upload = useMutation({
    mutationFn: (photo: File) => answered(api.desk.sites({ id }).pictures.post({ kind, photo })),
    onSuccess: ({ key }) => onValueChange(key),
  })
  const key = typeof value === 'string' ? value : ''
  const { width = 0, height = 0 } = pictureOf(key) ?? {}
  const refusal = upload.error && errorOf(upload.error)
  const refused =
    refusal && (refusal.code === 'site.invalid' ? faultText(refusal.faults) : explain(upload.error))
  return (
    <Stack gap="s">
      <FileDrop
        {...words}
        error={refused ?? words.error}
        prompt={t('picture.choose')}
        accept="image/jpeg,image/png,image/webp"
        disabled={upload.isPending}
        onFiles={([photo]) => photo && upload.mutate(photo)}
      />
      {width > 0 && (
        <Inline gap="m">
          <OwnLogo name={words.label} logo={{ src: pictureUrl(key, SHOWN[kind]), width, height }} />
          <Button size="s" onClick={() => onValueChange(undefined)}>
            {t('picture.remove')}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
