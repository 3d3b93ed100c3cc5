import { useTranslation } from 'react-i18next'
import { MINUTE } from '#core/shared/time.ts'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { LinkRow } from '#ui/primitives/link-row/link-row.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { DeskLink } from '../desk-link.tsx'
import type { Overview } from '../queries.ts'
import { useAge } from '../use-age.ts'
import { useCounted } from '../use-counted.ts'

export type HealthListProps = {
  readonly deliveries: NonNullable<Overview['deliveries']>
  /** Events that nobody handled. */
  readonly parked: NonNullable<Overview['parked_events']>
}

/** Deliveries that have been due for longer are late: the next attempt takes seconds. */
const LATE = 5 * MINUTE

/** What went wrong: mails that are late or were given up, and events that nobody handled. */
export function HealthList({ deliveries, parked }: HealthListProps) {
  const { t } = useTranslation('desk')
  const age = useAge()
  const since = deliveries.due_since
  const late = since !== null && Date.now() - Date.parse(since) > LATE
  return (
    <Stack as="section" gap="s" label={t('overview.health')}>
      <Heading level={2} size="m">
        {t('overview.health')}
      </Heading>
      <Stack as="ul" gap="xs">
        <Line
          title={t('health.late')}
          detail={since && late ? t('health.since', { age: age(since) }) : t('health.on-time')}
          count={late ? deliveries.due : 0}
        />
        <Line
          title={t('health.dead')}
          detail={deliveries.dead > 0 ? t('health.retry') : t('health.none')}
          count={deliveries.dead}
        />
        <Line
          title={t('health.parked')}
          detail={
            parked.oldest_at ? t('health.since', { age: age(parked.oldest_at) }) : t('health.none')
          }
          count={parked.waiting}
        />
      </Stack>
    </Stack>
  )
}

type LineProps = { readonly title: string; readonly detail: string; readonly count: number }

function Line({ title, detail, count }: LineProps) {
  const counted = useCounted()
  return (
    <li>
      <LinkRow
        to={<DeskLink to="/desk/operation" />}
        title={title}
        detail={detail}
        value={
          <Amount size="l" tone={count > 0 ? 'danger' : 'muted'}>
            {counted(count)}
          </Amount>
        }
      />
    </li>
  )
}
