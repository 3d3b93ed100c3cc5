import type { Filters } from '#core/discovery/searching/filters.ts'
import { searchText } from '../../profiles/members/search-params.ts'
import { paramsOf } from './filters.ts'

/** Id of the form that search buttons submit; works without scripts. */
export const SEARCH_FORM = 'search'

/** The submitted value: the whole resulting search. */
export const searchFormValue = (filters: Filters) => ({
  name: 'filters',
  value: searchText(paramsOf(filters)),
})
