import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type CallError, errorOf } from '../client/client.ts'
import { regionalOf } from '../locales/home-country.ts'
import { formatIn } from '../shared/use-format.ts'
import { settingsQuery } from './queries.ts'

/** How long to wait before trying again, where a refusal says so. */
function secondsOf(error: CallError): number | null {
  if ('seconds' in error) return error.seconds
  return 'minutes' in error ? error.minutes * 60 : null
}

/** What to tell the member about a refusal or a call that failed; a code without a text does not compile. */
export function useExplain(): (thrown: unknown) => string {
  const { t, i18n } = useTranslation('errors')
  const queries = useQueryClient()
  return (thrown) => {
    const error: CallError = errorOf(thrown)
    // Only what is there already: telling of a failed call makes no other.
    const site = queries.getQueryData(settingsQuery.queryKey)?.name ?? ''
    const wait = secondsOf(error)
    const when = wait === null ? '' : formatIn(regionalOf(i18n)).inTime(wait)
    return t(error.code, { ...error, site, when })
  }
}
