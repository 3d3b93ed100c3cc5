import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { LinkPurpose } from '#core/accounts/links.ts'
import { NotFound } from '#ui/art/scenes/not-found.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { useExplain } from '../../site/use-explain.ts'
import { NoticePage } from '../account/notice-page.tsx'
import { type User, userQuery } from '../account/queries.ts'
import { actionOf, type LinkState } from './link-query.ts'
import { RenewLink } from './renew-link.tsx'

type Spent = {
  readonly purpose: LinkPurpose
  readonly state: Exclude<LinkState, 'usable'>
}

export type SpentLinkProps = Spent & { readonly token: string }

/** A used, expired, replaced or revoked link: spec §8's sentence, an explanation and the best next step. */
export function SpentLink({ purpose, state, token }: SpentLinkProps) {
  const { t } = useTranslation('account')
  const explain = useExplain()
  const { data: user } = useQuery(userQuery)
  const active = purpose === 'activate' && user?.status === 'active'
  if (!active && isRenewed({ purpose, state })) {
    return <RenewLink token={token}>{t(textOf({ purpose, state }))}</RenewLink>
  }
  const place = placeAfter({ purpose, state }, user ?? null)
  return (
    <NoticePage
      art={<NotFound />}
      title={active ? t('activate.already-title') : explain({ code: 'link.invalid' })}
      actions={
        <Button asChild tone="ember">
          {place.to === '/notifications/$door' ? (
            <Link {...place}>{t('link.settings')}</Link>
          ) : (
            <Link {...place}>{t(WORDS[place.to])}</Link>
          )}
        </Button>
      }
    >
      {t(active ? 'activate.already' : textOf({ purpose, state }))}
    </NoticePage>
  )
}

const WORDS = {
  '/signup': 'login.sign-up',
  '/members': 'activate.members',
  '/login': 'login.submit',
} as const

/** Whether a fresh one can be mailed: not to who is confirmed already, nor to an account that was deleted. */
const isRenewed = ({ purpose, state }: Spent): boolean =>
  state !== 'closed' && (purpose === 'reset' || (purpose === 'activate' && state !== 'used'))

function textOf({ purpose, state }: Spent) {
  if (state === 'closed') return 'link.closed'
  if (state !== 'replaced') return `link.${actionOf(purpose)}-${state}` as const
  return purpose === 'activate' ? 'link.activate-replaced' : 'link.replaced'
}

type Settings = {
  readonly to: '/notifications/$door'
  readonly params: { readonly door: 'hear' | 'log-in' }
}
type Place = { readonly to: keyof typeof WORDS } | Settings

const settings = (door: Settings['params']['door']): Settings => ({
  to: '/notifications/$door',
  params: { door },
})

/** Target for an unusable link; a logged-in member need not log in. */
function placeAfter({ purpose, state }: Spent, user: User | null): Place {
  if (actionOf(purpose) === 'unsubscribe') return settings('hear')
  if (state !== 'used') {
    if (purpose === 'reactivate') return { to: state === 'expired' ? '/signup' : '/login' }
    if (purpose === 'change-mail') return settings('log-in')
  }
  return { to: user ? '/members' : '/login' }
}
