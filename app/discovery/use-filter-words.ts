import { useTranslation } from 'react-i18next'
import type { Filters } from '#core/discovery/filters.ts'
import type { Widenable } from '#core/discovery/widen.ts'
import { useFieldTexts } from '../locales/use-field-texts.ts'
import { useFormat } from '../shared/use-format.ts'
import type { FilterInForce } from './chips.ts'

/** What filters are called. */
export type FilterWords = {
  readonly ages: (filters: Pick<Filters, 'minAge' | 'maxAge'>) => string
  /** A filter in force: "25 tot 40 jaar". */
  readonly chip: (chip: FilterInForce, filters: Filters) => string
  /** Taking one off, as a button says it: "Op elke afstand". */
  readonly widening: (filter: Widenable) => string
  /** What a filter is about: "Regio". */
  readonly name: (filter: Widenable) => string
}

/** The words for filters, in the language the app speaks now. */
export function useFilterWords(): FilterWords {
  const { t } = useTranslation('members')
  const format = useFormat()
  const fields = useFieldTexts()

  const ages = ({ minAge, maxAge }: Pick<Filters, 'minAge' | 'maxAge'>) => {
    if (minAge !== undefined && maxAge !== undefined)
      return t('age.between', { from: minAge, to: maxAge })
    if (minAge !== undefined) return t('age.from', { from: minAge })
    return maxAge === undefined ? t('age.any') : t('age.to', { to: maxAge })
  }
  return {
    ages,
    chip: ({ filter, value }, filters) => {
      switch (filter) {
        case 'gender':
          return t(value === 'female' ? 'gender.women' : 'gender.men')
        case 'country':
          return format.country(value)
        case 'region':
          return value
        case 'age':
          return ages(filters)
        case 'distance':
          return t('distance.within', { distance: value })
        case 'interests':
          return fields.interest(value)
      }
    },
    widening: (filter) => t(`widen.${filter}`),
    name: (filter) => {
      switch (filter) {
        case 'withPhoto':
        case 'online':
        case 'newHere':
          return t(`switch.${filter}`)
        default:
          return t(`field.${filter}`)
      }
    },
  }
}
