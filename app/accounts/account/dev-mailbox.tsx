import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from '#ui/primitives/link/link.tsx'
import { settingsQuery } from '../../site/queries.ts'

/** In a demo, a link to the stored mails; otherwise nothing. */
export function DevMailbox() {
  const { t } = useTranslation('signup')
  const { data: settings } = useQuery(settingsQuery)
  if (!settings?.dev_mailbox) return null
  return (
    <Link href="/dev/mailbox" target="_blank" alone>
      {t('confirm.mailbox')}
    </Link>
  )
}
