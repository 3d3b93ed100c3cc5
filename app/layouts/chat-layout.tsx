import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomBar } from '#ui/bottom-bar/bottom-bar.tsx'
import { Screen } from '#ui/screen/screen.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { Toasts } from '#ui/toast/toast.tsx'
import { type User, userQuery } from '../account/queries.ts'
import { LikePopup } from '../likes/like-popup.tsx'
import { PressedLikesGiven } from '../likes/pressed-likes-given.tsx'
import { NoticeBoard } from '../notices/notice-board.tsx'
import { TestPayments } from '../notices/test-payments.tsx'
import { TopBanner } from '../notices/top-banner.tsx'
import { AccountMenu } from './account-menu.tsx'
import { SiteBar } from './site-bar.tsx'
import { usePlaces } from './use-places.tsx'

type Props = { readonly children: ReactNode }

/** The layout of the chats: as high as the window, so that the composer is always there, also above a keyboard. */
export function ChatLayout({ children }: Props) {
  const { data: user } = useQuery(userQuery)
  return user ? <Chats user={user}>{children}</Chats> : children
}

function Chats({ user, children }: Props & { readonly user: User }) {
  const { t } = useTranslation()
  const places = usePlaces(user)
  const { id } = useParams({ strict: false })
  return (
    <Toasts label={t('notifications')} closeLabel={t('close')}>
      <Screen
        focused={id !== undefined}
        top={
          <>
            <SkipLink label={t('skip')} />
            <TestPayments />
            <TopBanner />
            <SiteBar
              home={<Link to="/members" />}
              places={places}
              menu={<AccountMenu user={user} />}
            />
          </>
        }
        bottom={<BottomBar label={t('nav.main')} items={places} />}
      >
        <NoticeBoard layout="chat" />
        {children}
      </Screen>
      <LikePopup />
      <PressedLikesGiven />
    </Toasts>
  )
}
