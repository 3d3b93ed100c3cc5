import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { LinkRow } from '#ui/primitives/link-row/link-row.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { DeskLink, type DeskLinkProps, type DeskPath } from '../desk-link.tsx'
import type { Overview } from '../queries.ts'
import { useAge } from '../use-age.ts'
import { useCounted } from '../use-counted.ts'

export type QueueListProps = { readonly overview: Overview }

/** Each queue of the operator's with how many wait, and since when. */
export function QueueList({ overview }: QueueListProps) {
  const { t } = useTranslation('desk')
  const counted = useCounted()
  const { photos, chat_photos, reports, grave_reports: grave, complaints } = overview
  const { chargebacks, failed_refunds: failed, credit_requests: asked } = overview
  const letters = overview.member_requests
  const count = grave?.waiting ?? 0
  const some = [photos, reports, complaints, letters, chargebacks, asked].some(
    (queue) => queue !== null,
  )
  if (!some) return null
  const urgent = count > 0 ? t('queue.grave', { count, number: counted(count) }) : undefined
  return (
    <Stack as="section" gap="s" label={t('overview.waits')}>
      <Heading level={2} size="m">
        {t('overview.waits')}
      </Heading>
      <Stack as="ul" gap="xs">
        <Queue to="/desk/photos" title={t('queue.photos')} queue={photos} />
        <Queue to="/desk/photos" title={t('queue.chat-photos')} queue={chat_photos} />
        <Queue
          to="/desk/photos/again"
          title={t('queue.second-looks')}
          queue={overview.second_looks}
        />
        <Queue to="/desk/reports" title={t('nav.reports')} queue={reports} urgent={urgent} />
        <Queue to="/desk/complaints" title={t('nav.complaints')} queue={complaints} />
        <Queue to="/desk/requests" title={t('queue.requests')} queue={letters} />
        <Queue
          to="/desk/orders"
          search={{ list: 'charged-back' }}
          title={t('queue.chargebacks')}
          queue={chargebacks}
        />
        <Queue
          to="/desk/orders"
          search={{ list: 'refund-failed' }}
          title={t('queue.failed-refunds')}
          queue={failed}
        />
        <Queue to="/desk/credits" title={t('queue.credits')} queue={asked} />
      </Stack>
    </Stack>
  )
}

type QueueProps = {
  readonly to: DeskPath
  readonly search?: DeskLinkProps['search']
  readonly title: string
  readonly queue: Overview['photos']
  readonly urgent?: string | undefined
}

/** A queue; nothing where it is none of the operator's. */
function Queue({ to, search, title, queue, urgent }: QueueProps) {
  const { t } = useTranslation('desk')
  const counted = useCounted()
  const age = useAge()
  if (!queue) return null
  const { waiting, oldest_at } = queue
  return (
    <li>
      <LinkRow
        to={<DeskLink to={to} {...(search && { search })} />}
        title={title}
        detail={oldest_at ? t('queue.oldest', { age: age(oldest_at) }) : t('nothing-waits')}
        value={
          <Amount size="l" tone={waiting > 0 ? 'ink' : 'muted'}>
            {counted(waiting)}
          </Amount>
        }
        state={
          urgent && (
            <Text as="span" size="s" tone="danger" weight="semibold">
              {urgent}
            </Text>
          )
        }
      />
    </li>
  )
}
