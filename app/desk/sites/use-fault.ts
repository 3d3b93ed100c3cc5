import { useTranslation } from 'react-i18next'
import type { Fault } from './queries.ts'

/** Faults that are told of at one field. */
const SHOWN = 3

/** What is wrong with a field, in words; `undefined` if nothing is. */
export function useFault(): (faults: readonly Fault[]) => string | undefined {
  const { t } = useTranslation('desk-sites')
  const say = ({ field, fault, expected }: Fault): string => {
    const isLine = /^(bundles|vat_rates)\.\d+$/.test(field)
    const [, country] = /^vat_rates\.([A-Z]{2})$/.exec(field) ?? []
    const isPrice = /^bundles\.\d+\.price\.amount$/.test(field) && fault === 'too-low'
    const wordsOf = () => {
      if (isPrice) return t('fault.no-price')
      if (isLine && fault === 'wrong-kind')
        return t(field.startsWith('bundles') ? 'fault.no-bundle' : 'fault.no-rate')
      // A rate is kept in hundredths of a per cent, and typed in per cents.
      const most = country && fault === 'too-high' ? String(Number(expected) / 100) : expected
      return t(`fault.${fault}`, { expected: most })
    }
    const words = wordsOf()
    const [, at] = /^(?:bundles|vat_rates|company\.\w+)\.(\d+)/.exec(field) ?? []
    if (country) return t('fault.of', { name: country, words })
    return at === undefined ? words : t('fault.line', { line: Number(at) + 1, words })
  }
  return (faults) => {
    const said = [...new Set(faults.map(say))]
    return said.length > 0 ? said.slice(0, SHOWN).join(' ') : undefined
  }
}
