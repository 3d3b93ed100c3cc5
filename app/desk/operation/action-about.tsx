import { useTranslation } from 'react-i18next'
import { ACCESS_ACTIONS, LOGIN_REFUSALS } from '#core/desk/ports.ts'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { DeskLink, type DeskPath } from '../desk-link.tsx'
import { MemberLink } from '../members/member-link.tsx'
import type { Action, ActionSubject } from './queries.ts'

const OF_NOTHING = [...ACCESS_ACTIONS, ...LOGIN_REFUSALS, 'log.exported']

export type ActionAboutProps = {
  readonly action: Action
  /** `null` for what is no member, report, complaint or photo. */
  readonly about: ActionSubject | null
}

/** Whom and what an action was about, with links; in words where that is gone. */
export function ActionAbout({ action, about }: ActionAboutProps) {
  const { t } = useTranslation('desk-operation')
  const place = useActionPlace()(action, about)
  // Who comes and goes does it to nothing.
  if (OF_NOTHING.some((kind) => kind === action.action)) return null
  const member = action.member ?? about?.member ?? null
  if (!place && !member) {
    return (
      <Text as="span" size="s" tone="muted">
        {t('subject.gone')}
      </Text>
    )
  }
  return (
    <Inline gap="s" wrap={false}>
      {member && <MemberLink member={member} />}
      {place && (
        <Link asChild>
          <DeskLink to={place.to}>{place.name}</DeskLink>
        </Link>
      )}
    </Inline>
  )
}

type Place = { readonly to: DeskPath; readonly name: string }

/** The screen of what an action was about, but for a member's. */
export function useActionPlace(): (action: Action, about: ActionSubject | null) => Place | null {
  const { t } = useTranslation(['desk-operation', 'desk', 'desk-cases', 'desk-complaints'])
  return ({ action, subject }, about) => {
    const number = about?.number ?? null
    const ofAll = (title: string) => (subject === null ? `${title} · ${t('actions.all')}` : title)
    const [area] = action.split('.')
    switch (area) {
      case 'report':
        return number === null
          ? null
          : { to: `/desk/reports/${subject}`, name: t('desk-cases:report.title', { number }) }
      case 'own-decision':
      case 'complaint':
        return number === null
          ? null
          : {
              to: `/desk/complaints/${subject}`,
              name: t('desk-complaints:complaint.title', { number }),
            }
      case 'order':
        return number === null ? null : { to: `/desk/orders/${subject}`, name: number }
      case 'operator':
        return number === null ? null : { to: '/desk/operators', name: number }
      case 'credits':
        return { to: '/desk/credits', name: t('desk:queue.credits') }
      case 'campaign':
        return { to: '/desk/campaigns', name: subject ?? '' }
      case 'discount-code':
        return { to: '/desk/codes', name: subject ?? '' }
      case 'signup-block':
        return { to: '/desk/blocks', name: t('desk:nav.blocks') }
      case 'delivery':
        return { to: '/desk/operation', name: ofAll(t('deliveries.title')) }
      case 'event':
        return { to: '/desk/operation', name: ofAll(t('events.title')) }
      default:
        return null
    }
  }
}
