import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type CallError, errorOf } from '../client/client.ts'
import { regionalOf } from '../locales/home-country.ts'
import { formatIn } from '../shared/use-format.ts'
import { settingsQuery } from './queries.ts'

/** Retry delay of a refusal, if given. */
function secondsOf(error: CallError): number | null {
  if ('seconds' in error) return error.seconds
  return 'minutes' in error ? error.minutes * 60 : null
}

/** Error text of a refusal or failed call; a code without a text does not compile. */
export function useExplain(): (thrown: unknown) => string {
  const { t, i18n } = useTranslation('errors')
  const queries = useQueryClient()
  return (thrown) => {
    const error: CallError = errorOf(thrown)
    // Only cached data: explaining an error must not make another call.
    const site = queries.getQueryData(settingsQuery.queryKey)?.name ?? ''
    const wait = secondsOf(error)
    const when = wait === null ? '' : formatIn(regionalOf(i18n)).inTime(wait)
    const counted = 'limit' in error && { count: error.limit }
    return t(error.code, { ...error, ...counted, site, when })
  }
}
