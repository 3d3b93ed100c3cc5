import { useTranslation } from 'react-i18next'
import type { AllowanceLeft } from '#core/chats/messages/free-allowance.ts'

/** What a member can do who may begin nothing. */
export function usePossible(): (spent: AllowanceLeft, name?: string) => string {
  const { t } = useTranslation()
  return ({ rule }, name) => {
    if (rule === 'messages') return t('allowance.read')
    return name === undefined ? t('allowance.answer-any') : t('allowance.answer', { name })
  }
}
