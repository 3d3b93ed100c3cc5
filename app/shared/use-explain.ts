import { useTranslation } from 'react-i18next'
import { type CallError, errorOf } from '../client.ts'

/** What to tell the member about a refusal or a call that failed; a code without a text does not compile. */
export function useExplain(): (thrown: unknown) => string {
  const { t } = useTranslation('errors')
  return (thrown) => {
    const error: CallError = errorOf(thrown)
    return t(error.code, { ...error })
  }
}
