import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BottomBar } from '#ui/patterns/bottom-bar/bottom-bar.tsx'
import { WholePage } from '#ui/primitives/layout/whole-page.tsx'
import { SkipLink } from '#ui/primitives/skip-link/skip-link.tsx'
import { SKIP_TARGET } from '#ui/primitives/skip-link/skip-target.ts'
import { Toasts } from '#ui/primitives/toast/toast.tsx'
import type { User } from '../accounts/account/queries.ts'
import { MissingPage } from '../shared/missing-page.tsx'
import { AccountMenu } from './account-menu.tsx'
import { SiteBar } from './site-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { useNavItems } from './use-nav-items.tsx'

/** The 404 page of a member: with the site's bars, without the alerts, whose texts no route has loaded. */
export function MembersMissingPage({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  const places = useNavItems(user)
  return (
    <Toasts label={t('notifications')} closeLabel={t('close')}>
      <WholePage>
        <SkipLink label={t('skip')} />
        <SiteBar
          home={<Link to="/members" activeOptions={{ exact: true }} />}
          places={places}
          menu={<AccountMenu user={user} />}
        />
        <main {...SKIP_TARGET}>
          <MissingPage isMember />
        </main>
        <SiteFooter />
        <BottomBar label={t('nav.main')} items={places} />
      </WholePage>
    </Toasts>
  )
}
