import { useTranslation } from 'react-i18next'
import { ColourField } from '#ui/primitives/field/colour-field.tsx'
import { deriveBrand } from '#ui/tokens/brand.ts'
import { useFormat } from '../../shared/use-format.ts'
import type { Control } from './control.ts'
import { textOf } from './entry.ts'

/** Shown by the picker while a site has no colour of its own. */
const NONE = '#808080'

/** A colour of a site's own, and what becomes of it where it would be hard to read. */
export function ColourSetting({ words, value, onValueChange }: Control) {
  const { t } = useTranslation('desk-sites')
  const format = useFormat()
  const typed = textOf(value)
  const derived = typed === '' ? null : deriveBrand(typed)
  const [correction] = derived?.corrections ?? []
  const used = derived && { light: derived.family.light.ember, dark: derived.family.dark.ember }
  const told = correction
    ? t('colour.corrected', {
        ...used,
        contrast: format.number(Math.round(correction.contrast * 10) / 10),
      })
    : used && t('colour.used', used)
  return (
    <ColourField
      {...words}
      hint={told ?? words.hint}
      picker={t('colour.pick')}
      shown={correction?.asked ?? used?.light ?? NONE}
      value={typed}
      onValueChange={(next) => onValueChange(next.trim() === '' ? undefined : next.trim())}
    />
  )
}
