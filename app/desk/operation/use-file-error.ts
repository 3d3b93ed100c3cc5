import { useTranslation } from 'react-i18next'
import { LOCALES } from '#core/site/locales.ts'
import { ownName } from '../../accounts/account/own-name.ts'
import { errorOf } from '../../client/client.ts'
import { useExplain } from '../../site/use-explain.ts'

const FIELDS = [
  'id',
  'kind',
  'site',
  'path',
  'until',
  'texts',
  'subject',
  'lead',
  'note',
  'button',
] as const

/** The error of a campaign file in words, with its place; other errors as everywhere. */
export function useFileError(): (thrown: unknown) => string {
  const { t } = useTranslation('desk-operation')
  const explain = useExplain()
  const nameOf = (key: string) => {
    const field = FIELDS.find((one) => one === key)
    if (field) return t(`field.${field}` as const)
    const locale = LOCALES.find((one) => one === key)
    return locale ? ownName(locale) : key
  }
  return (thrown) => {
    const error = errorOf(thrown)
    if (error.code !== 'campaign.file-invalid') return explain(thrown)
    const { place, line, problem, limit } = error
    const what = t(`problem.${problem}` as const, { limit })
    if (place.length === 0) return what
    const at = t('problem.at', { place: place.map(nameOf).join(', '), key: place.join('.'), what })
    return line === null ? at : t('problem.line', { line, at })
  }
}
