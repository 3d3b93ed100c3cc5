import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#ui/primitives/avatar/avatar.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Menu } from '#ui/primitives/menu/menu.tsx'
import type { User } from '../accounts/account/queries.ts'
import { useOpenedOnce } from '../shared/use-opened-once.ts'
import { lazyOverlay } from '../site/lazy-overlay.tsx'
import { useLogOut } from './use-log-out.ts'

const LogOutQuestion = lazyOverlay(() =>
  import('./log-out-question.tsx').then(({ LogOutQuestion }) => LogOutQuestion),
)

/** The member's own menu (spec §2); it also holds what the footer does, for pages without one. */
export function AccountMenu({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  const { unsent, busy, ask, leave, stay } = useLogOut(user.id)
  const asked = useOpenedOnce(unsent !== null)
  return (
    <>
      <Menu
        trigger={
          <Button tone="bare" size="s" round busy={busy} aria-label={t('nav.account')}>
            <Avatar
              name={user.profile.name}
              src={user.profile.main_image?.thumb_filename}
              size="s"
            />
          </Button>
        }
        items={[
          { label: t('nav.profile'), icon: 'person', to: <Link to="/profile" /> },
          { label: t('nav.settings'), icon: 'settings', to: <Link to="/notifications" /> },
          { label: t('footer.language'), icon: 'language', to: <Link to="/lang-config" /> },
          {
            label: t('nav.orders'),
            icon: 'receipt',
            to: <Link to="/transactions/{-$id}" params={{ id: undefined }} />,
          },
          { label: t('footer.withdraw'), icon: 'undo', to: <Link to="/withdraw" /> },
          {
            label: t('footer.support'),
            icon: 'help',
            to: <Link to="/pages/$page" params={{ page: 'service' }} />,
          },
          { label: t('nav.log-out'), icon: 'logout', onSelect: ask },
        ]}
      />
      {asked && <LogOutQuestion unsent={unsent} busy={busy} onConfirm={leave} onCancel={stay} />}
    </>
  )
}
