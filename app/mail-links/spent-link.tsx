import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { LinkPurpose } from '#core/mail-links/links.ts'
import { NotFound } from '#ui/art/scenes/not-found.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { NoticePage } from '../account/notice-page.tsx'
import { type User, userQuery } from '../account/queries.ts'
import { actionOf, type LinkState } from './link-query.ts'

export type SpentLinkProps = {
  readonly purpose: LinkPurpose
  readonly state: Exclude<LinkState, 'usable'>
}

/** A used, expired, replaced or revoked link: an explanation and the best next step. */
export function SpentLink({ purpose, state }: SpentLinkProps) {
  const { t } = useTranslation('account')
  const { data: user } = useQuery(userQuery)
  const active = purpose === 'activate' && user?.status === 'active'
  return (
    <NoticePage
      art={<NotFound />}
      title={t(`link.${state === 'closed' ? 'replaced' : state}-title`)}
      actions={
        <Button asChild tone="ember">
          <Link to={placeAfter({ purpose, state }, user ?? null)}>
            {t(WORDS[placeAfter({ purpose, state }, user ?? null)])}
          </Link>
        </Button>
      }
    >
      {t(active ? 'activate.already' : textOf({ purpose, state }))}
    </NoticePage>
  )
}

const WORDS = {
  '/reset-password': 'link.new',
  '/signup': 'login.sign-up',
  '/notifications': 'link.settings',
  '/complete-signup': 'activate.again',
  '/members': 'activate.members',
  '/login': 'login.submit',
} as const

function textOf({ purpose, state }: SpentLinkProps) {
  if (state === 'closed') return 'link.closed'
  if (state !== 'replaced') return `link.${actionOf(purpose)}-${state}` as const
  return purpose === 'activate' ? 'link.activate-replaced' : 'link.replaced'
}

/** Target for an unusable link; a logged-in member need not log in. */
function placeAfter({ purpose, state }: SpentLinkProps, user: User | null): keyof typeof WORDS {
  if (purpose === 'reset') return '/reset-password'
  if (actionOf(purpose) === 'unsubscribe') return '/notifications'
  if (state !== 'used') {
    if (purpose === 'reactivate') return state === 'expired' ? '/signup' : '/login'
    if (purpose === 'change-mail') return '/notifications'
    if (user?.status !== 'active') return '/complete-signup'
  }
  return user ? '/members' : '/login'
}
