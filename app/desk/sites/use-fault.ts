import { useTranslation } from 'react-i18next'
import type { Fault } from './queries.ts'

/** What is wrong with a field, in words; `undefined` if nothing is. */
export function useFault(): (faults: readonly Fault[]) => string | undefined {
  const { t } = useTranslation('desk-sites')
  return ([first]) => first && t(`fault.${first.fault}`, { expected: first.expected })
}
