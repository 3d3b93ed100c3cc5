import { useTranslation } from 'react-i18next'
import { labelsOf } from '#core/profiles/kind.ts'
import type { Profile } from '#core/profiles/profile.ts'
import type { IconName } from '#ui/icon/icons.ts'
import { KindLabel } from '#ui/kind-label/kind-label.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { useFictionalWarning } from './fictional-warning.ts'

const ICON = { fictional: 'fictional', cam: 'video', demo: 'info' } as const satisfies Record<
  string,
  IconName
>

export type KindLabelsProps = {
  readonly profile: Pick<Profile, 'kind' | 'demo'>
  /** The whole truth in a sentence, where there is room for it. */
  readonly long?: boolean
}

/** What a profile is, in words, wherever its face shows; nothing for a person. */
export function KindLabels({ profile, long = false }: KindLabelsProps) {
  const { t } = useTranslation()
  const warning = useFictionalWarning()
  return labelsOf(profile).map((label) => {
    if (!long)
      return <KindLabel key={label} icon={ICON[label]} label={t(`kind.${label}` as const)} />
    // What a profile is stays there in the product's words, whatever a site says of it.
    const own = label === 'fictional' && warning.one && `${t('kind.fictional')}: ${warning.one}`
    return (
      <KindLabel key={label} icon={ICON[label]} label={own || t(`kind.${label}-long` as const)} />
    )
  })
}

/** The same at length on a line of its own; a person has none, and leaves no gap for one. */
export function KindLine({ profile }: Pick<KindLabelsProps, 'profile'>) {
  if (labelsOf(profile).length === 0) return null
  return (
    <Inline gap="xs">
      <KindLabels profile={profile} long />
    </Inline>
  )
}
