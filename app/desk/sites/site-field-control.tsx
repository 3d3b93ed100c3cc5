import { useTranslation } from 'react-i18next'
import type texts from '../../locales/nl/desk-sites.json'
import { AllowanceField, OneField, SomeField, YesField } from './chosen-fields.tsx'
import { ColourSetting } from './colour-setting.tsx'
import type { Control } from './control.ts'
import { CountriesField } from './countries-field.tsx'
import { OrderedField } from './ordered-field.tsx'
import { OwnWordsField } from './own-words-field.tsx'
import { PictureField } from './picture-field.tsx'
import type { Fault } from './queries.ts'
import { type FieldPath, keyOf, type SiteField } from './site-fields.ts'
import { ListField, NumberField, TypedField } from './typed-fields.tsx'
import { useFault } from './use-fault.ts'

type HintKey = Extract<keyof typeof texts, `hint.${string}`>

export type SiteFieldControlProps = Omit<Control, 'path' | 'words'> & {
  readonly field: Omit<SiteField, 'path'> & { readonly path: FieldPath }
  readonly faults: readonly Fault[]
  /** The languages of the site. */
  readonly languages: readonly string[]
}

/** One setting of a site, edited as its kind asks for. */
export function SiteFieldControl({ field, faults, languages, ...given }: SiteFieldControlProps) {
  const { t, i18n } = useTranslation('desk-sites')
  const faultText = useFault()
  const { path, kind } = field
  const key = `hint.${keyOf(path)}`
  const hasHint = (name: string): name is HintKey => i18n.exists(name, { ns: 'desk-sites' })
  const words = { label: t(`field.${keyOf(path)}`), error: faultText(faults) }
  const control: Control = {
    ...given,
    path,
    words: { ...words, ...(hasHint(key) && { hint: t(key) }) },
  }
  switch (kind) {
    case 'text':
      return <TypedField {...control} />
    case 'area':
      return <TypedField {...control} long />
    case 'colour':
      return <ColourSetting {...control} />
    case 'number':
      return <NumberField {...control} />
    case 'switch':
      return <YesField {...control} yes={true} no={false} />
    case 'yes-no':
      return <YesField {...control} yes="yes" no="no" />
    case 'one':
      return <OneField {...control} />
    case 'some':
      return <SomeField {...control} />
    case 'countries':
      return <CountriesField {...control} />
    case 'order':
      return <OrderedField {...control} />
    case 'picture':
      return <PictureField {...control} />
    case 'words':
      return <OwnWordsField {...control} languages={languages} />
    case 'allowance':
      return <AllowanceField {...control} />
    case 'lines':
    case 'bundles':
    case 'rates':
      return <ListField {...control} kind={kind} />
  }
}
