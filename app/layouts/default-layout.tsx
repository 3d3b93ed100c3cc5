import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomBar } from '#ui/bottom-bar/bottom-bar.tsx'
import { Button } from '#ui/button/button.tsx'
import { WholePage } from '#ui/layout/whole-page.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { SKIP_TARGET } from '#ui/skip-link/skip-target.ts'
import { Toasts } from '#ui/toast/toast.tsx'
import { type User, userQuery } from '../account/queries.ts'
import { LikePopup } from '../likes/like-popup.tsx'
import { NewMatch } from '../likes/new-match.tsx'
import { PressedLikesGiven } from '../likes/pressed-likes-given.tsx'
import { NoticeBoard } from '../notices/notice-board.tsx'
import { useRouteName } from '../notices/route-name.ts'
import { TestPayments } from '../notices/test-payments.tsx'
import { TopBanner } from '../notices/top-banner.tsx'
import { AccountMenu } from './account-menu.tsx'
import { SiteBar } from './site-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { usePlaces } from './use-places.tsx'

type Props = { readonly children: ReactNode }

/** The layout of every screen but the landers: bar, notices, content, footer. */
export function DefaultLayout({ children }: Props) {
  const { data: user } = useQuery(userQuery)
  return user ? (
    <MemberLayout user={user}>{children}</MemberLayout>
  ) : (
    <VisitorLayout>{children}</VisitorLayout>
  )
}

/** Where the way on stays at the foot of a phone: a second bar below it would take the room of what is paid. */
const OWN_FOOT: readonly string[] = ['credits-id', 'credits-id-paymentmethod']

function MemberLayout({ user, children }: Props & { readonly user: User }) {
  const places = usePlaces(user)
  const { t } = useTranslation()
  const paying = OWN_FOOT.includes(useRouteName())
  return (
    <Toasts label={t('notifications')} closeLabel={t('close')}>
      <WholePage>
        <SkipLink label={t('skip')} />
        <TestPayments />
        <TopBanner />
        <SiteBar home={<Link to="/members" />} places={places} menu={<AccountMenu user={user} />} />
        <main {...SKIP_TARGET}>
          <NoticeBoard layout="default" />
          {children}
        </main>
        <SiteFooter />
        {!paying && <BottomBar label={t('nav.main')} items={places} />}
      </WholePage>
      <LikePopup />
      <PressedLikesGiven />
      <NewMatch />
    </Toasts>
  )
}

function VisitorLayout({ children }: Props) {
  const { t } = useTranslation()
  const logIn = (
    <Button asChild size="s">
      <Link to="/login">{t('nav.log-in')}</Link>
    </Button>
  )
  return (
    <WholePage>
      <SkipLink label={t('skip')} />
      <TestPayments />
      <SiteBar home={<Link to="/" />} menu={logIn} />
      <main {...SKIP_TARGET}>
        <NoticeBoard layout="default" />
        {children}
      </main>
      <SiteFooter />
    </WholePage>
  )
}
