import { useTranslation } from 'react-i18next'
import type { User } from '../account/queries.ts'
import { useFormat } from '../shared/use-format.ts'
import type { Pressed } from './pressed-likes.ts'

/** Says whom likes were given, and for who has not confirmed their email yet, from when on others see them. */
export function useGivenWords() {
  const { t } = useTranslation('likes')
  const format = useFormat()
  return (given: readonly Pressed[], { status }: Pick<User, 'status'>): string => {
    const names = format.list(given.map(({ name }) => name))
    const told = t('pressed.given', { count: given.length, names })
    return status === 'not_confirmed' ? `${told} ${t('pressed.after-confirming')}` : told
  }
}
