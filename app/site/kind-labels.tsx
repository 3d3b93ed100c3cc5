import { useTranslation } from 'react-i18next'
import { labelsOf, type Profile } from '#core/profiles/profile.ts'
import { KindLabel } from '#ui/patterns/kind-label/kind-label.tsx'
import type { IconName } from '#ui/primitives/icon/icons.ts'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { useFictionalWarning } from './fictional-warning.ts'

const ICON = { fictional: 'fictional', cam: 'video', demo: 'info' } as const satisfies Record<
  string,
  IconName
>

export type KindLabelsProps = {
  readonly profile: Pick<Profile, 'kind' | 'demo'>
  /** As a full sentence, where there is room. */
  readonly long?: boolean
}

/** Labels of a profile's kind, wherever its photo is shown; nothing for a person. */
export function KindLabels({ profile, long = false }: KindLabelsProps) {
  const { t } = useTranslation()
  const warning = useFictionalWarning()
  return labelsOf(profile).map((label) => {
    if (!long)
      return <KindLabel key={label} icon={ICON[label]} label={t(`kind.${label}` as const)} />
    // The label always uses the product's text, even if the site has its own.
    const own = label === 'fictional' && warning.one && `${t('kind.fictional')}: ${warning.one}`
    return (
      <KindLabel key={label} icon={ICON[label]} label={own || t(`kind.${label}-long` as const)} />
    )
  })
}

/** The same as a sentence on its own line; nothing for a person. */
export function KindLine({ profile }: Pick<KindLabelsProps, 'profile'>) {
  if (labelsOf(profile).length === 0) return null
  return (
    <Inline gap="xs">
      <KindLabels profile={profile} long />
    </Inline>
  )
}
