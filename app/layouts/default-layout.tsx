import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomBar } from '#ui/patterns/bottom-bar/bottom-bar.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { WholePage } from '#ui/primitives/layout/whole-page.tsx'
import { SkipLink } from '#ui/primitives/skip-link/skip-link.tsx'
import { SKIP_TARGET } from '#ui/primitives/skip-link/skip-target.ts'
import { Toasts } from '#ui/primitives/toast/toast.tsx'
import { type User, userQuery } from '../accounts/account/queries.ts'
import { DeferredHydration } from '../client/hydration/deferred-hydration.tsx'
import { LikePopup } from '../discovery/likes/like-popup.tsx'
import { NewMatch } from '../discovery/likes/new-match.tsx'
import { PendingLikesSent } from '../discovery/likes/pending-likes-sent.tsx'
import { AlertBoard } from '../membership/alerts/alert-board.tsx'
import { LanguageOffer } from '../membership/alerts/language-offer.tsx'
import { useRouteName } from '../membership/alerts/route-name.ts'
import { TestPayments } from '../membership/alerts/test-payments.tsx'
import { TopBanner } from '../membership/alerts/top-banner.tsx'
import { AccountMenu } from './account-menu.tsx'
import { SiteBar } from './site-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { useNavItems } from './use-nav-items.tsx'

type Props = { readonly children: ReactNode }

/** The default layout: bar, alerts, content, footer. */
export function DefaultLayout({ children }: Props) {
  const { data: user } = useQuery(userQuery)
  return user ? (
    <MemberLayout user={user}>{children}</MemberLayout>
  ) : (
    <VisitorLayout>{children}</VisitorLayout>
  )
}

/** Pages with a sticky action on phones: no bottom navigation. */
const OWN_FOOT: readonly string[] = ['credits-id', 'credits-id-paymentmethod']

/** Pages that do nothing by themselves but follow live updates: `start-page.ts` may start the app a little later. */
const STARTS_LATER: readonly string[] = ['members', 'members-id']

function MemberLayout({ user, children }: Props & { readonly user: User }) {
  const places = useNavItems(user)
  const { t } = useTranslation()
  const route = useRouteName()
  const paying = OWN_FOOT.includes(route)
  return (
    <Toasts label={t('notifications')} closeLabel={t('close')}>
      <WholePage>
        <SkipLink label={t('skip')} />
        <TestPayments />
        <DeferredHydration>
          <TopBanner />
        </DeferredHydration>
        <SiteBar
          home={<Link to="/members" activeOptions={{ exact: true }} />}
          places={places}
          menu={<AccountMenu user={user} />}
        />
        <main {...SKIP_TARGET} data-waits={STARTS_LATER.includes(route) ? 'briefly' : undefined}>
          <DeferredHydration>
            <AlertBoard layout="default" />
          </DeferredHydration>
          {children}
        </main>
        <DeferredHydration>
          <SiteFooter />
        </DeferredHydration>
        {!paying && (
          <DeferredHydration>
            <BottomBar label={t('nav.main')} items={places} />
          </DeferredHydration>
        )}
      </WholePage>
      <DeferredHydration>
        <LikePopup />
        <PendingLikesSent />
        <NewMatch />
      </DeferredHydration>
    </Toasts>
  )
}

/** Where a visitor can join from the bar. */
const JOINS: readonly string[] = ['login', 'members']

/** A visitor's page waits for an interaction, unless all of it is the app's. */
const APP_ONLY: readonly string[] = ['signup', 'members-id-signup']

function VisitorLayout({ children }: Props) {
  const { t } = useTranslation()
  const route = useRouteName()
  const waits = !APP_ONLY.includes(route)
  const logIn = (
    <Button asChild size="s">
      <Link to="/login">{t('nav.log-in')}</Link>
    </Button>
  )
  const signUp = (
    <Button asChild size="s">
      <Link to="/signup">{t('nav.sign-up')}</Link>
    </Button>
  )
  return (
    <WholePage>
      <SkipLink label={t('skip')} />
      <LanguageOffer />
      <TestPayments />
      <SiteBar
        home={<Link to="/" activeOptions={{ exact: true }} />}
        menu={route !== 'login' && logIn}
        also={JOINS.includes(route) && signUp}
      />
      <main {...SKIP_TARGET} data-waits={waits ? '' : undefined}>
        <DeferredHydration>
          <AlertBoard layout="default" />
        </DeferredHydration>
        {children}
      </main>
      <DeferredHydration>
        <SiteFooter />
      </DeferredHydration>
    </WholePage>
  )
}
