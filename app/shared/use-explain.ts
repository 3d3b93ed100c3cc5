import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type CallError, errorOf } from '../client.ts'
import { settingsQuery } from '../site/queries.ts'

/** What to tell the member about a refusal or a call that failed; a code without a text does not compile. */
export function useExplain(): (thrown: unknown) => string {
  const { t } = useTranslation('errors')
  const queries = useQueryClient()
  return (thrown) => {
    const error: CallError = errorOf(thrown)
    // Only what is there already: telling of a failed call makes no other.
    const site = queries.getQueryData(settingsQuery.queryKey)?.name ?? ''
    return t(error.code, { ...error, site })
  }
}
