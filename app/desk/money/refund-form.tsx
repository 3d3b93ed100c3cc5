import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { errorOf } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import type { DeskOrder } from './queries.ts'
import { ReasonField } from './reason-field.tsx'
import { type ChosenRefund, type Refundable, refundIn } from './refund-draft.ts'
import { RefundFields } from './refund-fields.tsx'
import { useRefund } from './use-refund.ts'

export type RefundFormProps = { readonly order: DeskOrder; readonly refundable: Refundable }

/** Refunds an order whole or in part; what that does to the credits is said before the button. */
export function RefundForm({ order, refundable }: RefundFormProps) {
  const { t } = useTranslation(['desk-money', 'common'])
  const format = useFormat()
  const [attempted, setAttempted] = useState(false)
  const [asking, setAsking] = useState(false)
  const { draft, type, send, busy, error } = useRefund(order, refundable)
  const found = refundIn(draft, refundable, order)
  const { leaves, left, amount } = found
  const isReady = amount !== null && draft.reason.trim() !== ''
  const submit = () => {
    setAttempted(true)
    if (isReady && !busy) setAsking(true)
  }
  const shown = amount ?? left
  const effects = amount && <Effects {...found} refundable={refundable} />
  return (
    <Surface as="section">
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={2} size="l">
            {t('refund.title')}
          </Heading>
          <Text size="s" tone="muted">
            {t('refund.lead')}
          </Text>
        </Stack>
        <Form label={t('refund.title')} gap="m" onSubmit={submit}>
          <RefundFields
            draft={draft}
            found={found}
            refundable={refundable}
            attempted={attempted}
            onType={type}
          />
          <ReasonField
            value={draft.reason}
            attempted={attempted}
            onValueChange={(reason) => type({ reason })}
          />
          {effects}
          <Refused error={error} />
          <Button type="submit" tone="ember" wide busy={busy}>
            {t('refund.submit', { amount: format.money(shown) })}
          </Button>
        </Form>
      </Stack>
      <ConfirmDialog
        title={t('refund.question', { amount: format.money(shown) })}
        open={asking}
        busy={busy}
        confirm={t('refund.submit', { amount: format.money(shown) })}
        cancel={t('common:cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => amount && send(amount, leaves, () => setAsking(false))}
      >
        <Stack gap="s">
          {effects}
          <Text>{t('refund.final')}</Text>
        </Stack>
      </ConfirmDialog>
    </Surface>
  )
}

type EffectsProps = Pick<ChosenRefund, 'taken' | 'given'> & Pick<RefundFormProps, 'refundable'>

/** What else the refund does. */
function Effects({ taken, given, refundable: { unspent, releases_holds: holds } }: EffectsProps) {
  const { t } = useTranslation('desk-money')
  const format = useFormat()
  const credits = format.number(taken || given)
  const moved = taken > 0 ? t('refund.effect-take', { credits }) : t('refund.effect-none')
  const releases = holds > 0 && taken + given === unspent
  const effects = [
    given > 0 ? t('refund.effect-leave', { credits }) : moved,
    ...(releases ? [t('refund.effect-holds', { number: format.number(holds) })] : []),
    t('refund.effect-mail'),
  ]
  return <Text size="s">{effects.join(' ')}</Text>
}

/** Why nothing was refunded. */
function Refused({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('desk-money')
  const explain = useExplain()
  if (!error) return null
  return errorOf(error).code === 'refund.changed' ? (
    <Alert tone="warning">{t('refund.changed')}</Alert>
  ) : (
    <Alert tone="danger">{explain(error)}</Alert>
  )
}
