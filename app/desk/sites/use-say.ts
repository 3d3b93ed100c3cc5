import { useTranslation } from 'react-i18next'
import { isLocale } from '#core/site/locales.ts'
import { ownName } from '../../accounts/account/own-name.ts'
import { digitsOf, fieldsOf, textOf, textsOf } from './entry.ts'
import { bundleLines, rateLines } from './price-lines.ts'
import type { DeskSite } from './queries.ts'
import { kindOf, unitOf } from './site-fields.ts'
import { useOptions } from './use-options.ts'

/** A value of a field in lines, as the form would show it; none of what is empty. */
export function useSay(choices: DeskSite['choices']): (path: string, value: unknown) => string[] {
  const { t } = useTranslation('desk-sites')
  const options = useOptions(choices)
  const named = (path: string, value: string) =>
    options(path).find((option) => option.value === value)?.label ?? value
  const switched = (isOn: boolean) => t(isOn ? 'say.on' : 'say.off')
  function say(path: string, value: unknown): readonly string[] {
    switch (kindOf(path)) {
      case 'bundles':
        return bundleLines(value).split('\n')
      case 'rates':
        return rateLines(value).split('\n')
      case 'lines':
        return textsOf(value)
      case 'some':
      case 'order':
      case 'countries':
        return textsOf(value).map((one) => named(path, one))
      case 'one':
        return [named(path, textOf(value))]
      case 'switch':
        return [switched(value === true)]
      case 'yes-no':
        return [switched(value === 'yes')]
      case 'number': {
        const unit = unitOf(path)
        return [[digitsOf(value), unit && t(`unit.${unit}`)].filter(Boolean).join(' ')]
      }
      case 'allowance':
        return [allowance(value)]
      case 'words':
        return Object.entries(fieldsOf(value)).map(
          ([locale, text]) => `${isLocale(locale) ? ownName(locale) : locale}: ${textOf(text)}`,
        )
      case 'text':
      case 'area':
      case 'colour':
        return [textOf(value)]
      default:
        return [JSON.stringify(value)]
    }
  }
  function allowance(value: unknown): string {
    const { rule, limit } = fieldsOf(value)
    const known =
      rule === 'conversations' || rule === 'messages' ? t(`allowance.${rule}`) : textOf(rule)
    return `${known}: ${digitsOf(limit)}`
  }
  return (path, value) => (value === null ? [] : say(path, value).filter(Boolean))
}
