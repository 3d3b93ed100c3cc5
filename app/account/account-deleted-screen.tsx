import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AccountDeleted } from '#ui/art/account-deleted.tsx'
import { Button } from '#ui/button/button.tsx'
import { DevMailbox } from './dev-mailbox.tsx'
import { NoticePage } from './notice-page.tsx'

/** Out of sight, and how to come back. */
export function AccountDeletedScreen() {
  const { t } = useTranslation('account')
  return (
    <NoticePage
      art={<AccountDeleted />}
      title={t('deleted.title')}
      actions={
        <>
          <Button asChild>
            <Link to="/">{t('deleted.home')}</Link>
          </Button>
          <DevMailbox />
        </>
      }
    >
      {t('deleted.text')}
    </NoticePage>
  )
}
