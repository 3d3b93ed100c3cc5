import { useTranslation } from 'react-i18next'
import { isEmailError } from '#core/accounts/email.ts'
import { checkSender, type Gap, gapsIn } from '#core/safety/complaints/illegal-content.ts'
import type { CallError } from '../../client/client.ts'
import { urlDomains } from '../../shared/url-domains.ts'
import type { Draft } from './complaint-draft.ts'

export type Field = Exclude<keyof Draft, 'id'>
export type FieldErrors = Readonly<Partial<Record<Field, string>>>

const FIELDS = {
  'complaint.no-place': 'about',
  'complaint.no-name': 'name',
  'complaint.no-good-faith': 'goodFaith',
} as const satisfies Record<Gap, Field>

const isGap = (code: string): code is Gap => Object.hasOwn(FIELDS, code)

/** The field of a refusal; `null` if none. */
export function fieldOf(error: CallError | null): Field | null {
  if (error === null) return null
  if (isGap(error.code)) return FIELDS[error.code]
  if (error.code === 'complaint.empty') return 'words'
  if (error.code === 'complaint.too-long') return error.part
  return isEmailError(error) ? 'email' : null
}

/** What a draft lacks before it can be sent, by field. */
export function useGaps(draft: Draft): FieldErrors {
  const { t } = useTranslation(['pages', 'errors'])
  const email = checkSender(urlDomains, draft)
  return {
    ...(draft.kind === '' && { kind: t('complaints.kind-missing') }),
    ...(draft.words.trim() === '' && { words: t('complaints.words-missing') }),
    ...(!email.ok && { email: t(`errors:${email.error.code}`) }),
    ...Object.fromEntries(gapsIn(draft).map((gap) => [FIELDS[gap], t(`errors:${gap}`)])),
  }
}
