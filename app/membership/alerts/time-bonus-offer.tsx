import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Millis } from '#core/shared/time.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { Countdown } from '#ui/primitives/countdown/countdown.tsx'
import { Dialog } from '#ui/primitives/dialog/dialog.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { Discount } from '../../money/credits/queries.ts'
import { LONGEST_CLOCK, secondsOf } from '../../money/credits/use-remaining.ts'
import { useFormat } from '../../shared/use-format.ts'

export type TimeBonusOfferProps = {
  readonly percentage: number
  /** When the price really changes, and what follows. */
  readonly price: Discount['price']
  readonly remaining: Millis
  readonly open: boolean
  readonly onClose: () => void
}

/** Content of the time-bonus modal: discount, duration, and what follows. */
export function TimeBonusOffer({
  percentage,
  price: { until, after },
  remaining,
  open,
  onClose,
}: TimeBonusOfferProps) {
  const { t } = useTranslation(['notices', 'common'])
  const format = useFormat()
  const moment = until === null ? '' : format.moment(until)
  return (
    <Dialog
      title={t('bonus.title', { percent: format.percent(percentage) })}
      open={open}
      onClose={onClose}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button asChild tone="trust">
            <Link to="/credits" onClick={onClose}>
              {t('bonus.action')}
            </Link>
          </Button>
          <Button onClick={onClose}>{t('bonus.later')}</Button>
        </>
      }
    >
      <Stack gap="s">
        {remaining <= LONGEST_CLOCK && (
          <Amount size="xl">
            <Countdown remaining={secondsOf(remaining)} label={t('banner.left')} />
          </Amount>
        )}
        <Text>
          {after?.until
            ? t('bonus.text-then', {
                moment,
                after: format.percent(after.percentage),
                later: format.moment(after.until),
              })
            : t('bonus.text', { moment })}
        </Text>
        <Text size="s" tone="muted">
          {t('bonus.once')}
        </Text>
      </Stack>
    </Dialog>
  )
}
