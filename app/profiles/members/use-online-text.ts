import { useTranslation } from 'react-i18next'
import { useOnline } from '../../shared/use-online.ts'
import type { MemberCard } from './queries.ts'

/** That a member is online now. An offline browser cannot know: what it last heard is no longer told. */
export function useOnlineText(
  member: Pick<MemberCard, 'online'> | null | undefined,
): string | undefined {
  const { t } = useTranslation()
  const connected = useOnline()
  return connected && member?.online ? t('online') : undefined
}
