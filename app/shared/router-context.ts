import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'

/** What every route's loader may use. */
export type RouterContext = {
  readonly queries: QueryClient
  readonly texts: i18n
}
