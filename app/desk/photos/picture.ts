import { useTranslation } from 'react-i18next'
import type { Picture } from '../queries.ts'

/** Address of a picture's file. */
export const fileOf = (picture: string): string => `/api/desk/photos/${picture}/file`

/** Says whose picture it is. */
export function useMemberName() {
  const { t } = useTranslation('desk')
  return ({ name }: Pick<Picture['member'], 'name'>): string => name ?? t('photos.nobody')
}
