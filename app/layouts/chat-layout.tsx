import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomBar } from '#ui/patterns/bottom-bar/bottom-bar.tsx'
import { Screen } from '#ui/primitives/screen/screen.tsx'
import { SkipLink } from '#ui/primitives/skip-link/skip-link.tsx'
import { Toasts } from '#ui/primitives/toast/toast.tsx'
import { type User, userQuery } from '../accounts/account/queries.ts'
import { DeferredHydration } from '../client/hydration/deferred-hydration.tsx'
import { LikePopup } from '../discovery/likes/like-popup.tsx'
import { NewMatch } from '../discovery/likes/new-match.tsx'
import { PendingLikesSent } from '../discovery/likes/pending-likes-sent.tsx'
import { AlertBoard } from '../membership/alerts/alert-board.tsx'
import { TestPayments } from '../membership/alerts/test-payments.tsx'
import { TopBanner } from '../membership/alerts/top-banner.tsx'
import { AccountMenu } from './account-menu.tsx'
import { SiteBar } from './site-bar.tsx'
import { useNavItems } from './use-nav-items.tsx'

type Props = { readonly children: ReactNode }

/** The chat layout: full viewport height, so that the composer is always visible, also above an on-screen keyboard. */
export function ChatLayout({ children }: Props) {
  const { data: user } = useQuery(userQuery)
  return user ? <Chats user={user}>{children}</Chats> : children
}

function Chats({ user, children }: Props & { readonly user: User }) {
  const { t } = useTranslation()
  const places = useNavItems(user)
  const { id } = useParams({ strict: false })
  return (
    <Toasts label={t('notifications')} closeLabel={t('close')}>
      <Screen
        focused={id !== undefined}
        top={
          <>
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
          </>
        }
        bottom={
          <DeferredHydration>
            <BottomBar label={t('nav.main')} items={places} />
          </DeferredHydration>
        }
      >
        <DeferredHydration>
          <AlertBoard layout="chat" />
        </DeferredHydration>
        {children}
      </Screen>
      <DeferredHydration>
        <LikePopup />
        <PendingLikesSent />
        {id === undefined && <NewMatch />}
      </DeferredHydration>
    </Toasts>
  )
}
