import { useTranslation } from 'react-i18next'
import type { User } from '../../accounts/account/queries.ts'
import { useFormat } from '../../shared/use-format.ts'
import type { PendingLike } from './pending-likes.ts'

/** Text about sent likes, and for unconfirmed members when others will see them. */
export function useSentLikesText() {
  const { t } = useTranslation('likes')
  const format = useFormat()
  return (given: readonly PendingLike[], { status }: Pick<User, 'status'>): string => {
    const names = format.list(given.map(({ name }) => name))
    const text = t('pressed.given', { count: given.length, names })
    return status === 'not_confirmed' ? `${text} ${t('pressed.after-confirming')}` : text
  }
}
