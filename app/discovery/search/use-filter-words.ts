import { useTranslation } from 'react-i18next'
import type { Filters } from '#core/discovery/searching/filters.ts'
import type { Widenable } from '#core/discovery/searching/widen.ts'
import { useFieldTexts } from '../../locales/use-field-texts.ts'
import { useDistance } from '../../shared/use-distance.ts'
import { useFormat } from '../../shared/use-format.ts'
import type { FilterInForce } from './chips.ts'

/** Texts of filters. */
export type FilterWords = {
  readonly ages: (filters: Pick<Filters, 'minAge' | 'maxAge'>) => string
  /** An active filter: "25 tot 40 jaar". */
  readonly chip: (chip: FilterInForce, filters: Filters) => string
  /** Button to remove it: "Op elke afstand". */
  readonly widening: (filter: Widenable) => string
}

/** Texts of filters in the current language. */
export function useFilterWords(): FilterWords {
  const { t } = useTranslation('members')
  const format = useFormat()
  const inWords = useDistance()
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
          return t('distance.within', { distance: inWords(Number(value)) })
        case 'interests':
          return fields.interest(value)
      }
    },
    widening: (filter) => t(`widen.${filter}`),
  }
}
