import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'

/** Context of all route loaders. */
export type RouterContext = {
  readonly queries: QueryClient
  readonly texts: i18n
}
