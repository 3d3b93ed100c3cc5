import { useTranslation } from 'react-i18next'
import type { Fault } from './queries.ts'

/** Faults that are told of at one field. */
const SHOWN = 3

/** What is wrong with a field, in words; `undefined` if nothing is. */
export function useFault(): (faults: readonly Fault[]) => string | undefined {
  const { t } = useTranslation('desk-sites')
  const say = ({ field, fault, expected }: Fault): string => {
    const isPrice = /^bundles\.\d+\.price\.amount$/.test(field) && fault === 'too-low'
    const words = isPrice ? t('fault.no-price') : t(`fault.${fault}`, { expected })
    const [, at] = /^(?:bundles|company\.\w+)\.(\d+)/.exec(field) ?? []
    return at === undefined ? words : t('fault.line', { line: Number(at) + 1, words })
  }
  return (faults) => {
    const said = [...new Set(faults.map(say))]
    return said.length > 0 ? said.slice(0, SHOWN).join(' ') : undefined
  }
}
