import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import {
  DEBIT_FIELDS,
  type DebitField,
  type DebitForm,
  debitFormFaults,
} from '#core/money/direct-debit/debit-form.ts'
import { isCountry } from '#core/site/countries.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link as TextLink } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { bySchema, useFormDraft } from '../../accounts/account/use-form-draft.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { VatNote } from '../credits/price-note.tsx'
import type { Order } from '../credits/queries.ts'
import type { ReceivedDebit } from './debit.machine.ts'
import { DebitFields } from './debit-fields.tsx'
import { DebitTerms } from './debit-terms.tsx'
import { useDebit } from './use-debit.ts'

const OneTimeCode = lazy(async () => {
  const { OneTimeCode } = await import('./one-time-code.tsx')
  return { default: OneTimeCode }
})

/** What a draft stores; account number and phone are not. */
const DebitShape = v.object({
  accountHolder: v.string(),
  iban: v.optional(v.string(), ''),
  street: v.string(),
  houseNumber: v.string(),
  zip: v.string(),
  city: v.string(),
  phone: v.optional(v.string(), ''),
})

const NOTHING_FILLED: DebitForm = {
  accountHolder: '',
  iban: '',
  street: '',
  houseNumber: '',
  zip: '',
  city: '',
  phone: '',
}

type Props = {
  readonly order: Order
  /** A direct debit started before; `null` shows the form. */
  readonly debit: ReceivedDebit | null
}

/** The direct debit form, its terms, and the code dialog. */
export function Debiting({ order, debit }: Props) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const explain = useExplain()
  const { data: user } = useQuery(userQuery)
  const draft = useFormDraft({
    name: 'direct-debit',
    start: () => NOTHING_FILLED,
    read: bySchema(DebitShape),
    stored: ({ iban: _, phone: __, ...rest }) => rest,
  })
  const form = draft.value
  const [state, send] = useDebit(order.id, debit)
  const [wrong, setWrong] = useState<readonly DebitField[]>([])
  const signed = state.matches('signed')
  const dropDraft = useEffectEvent(draft.drop)
  useEffect(() => {
    if (signed) dropDraft()
  }, [signed])
  const { error, resent } = state.context
  const asked = state.hasTag('code') ? state.context.debit : null
  const money = format.money(order.total)

  const country = user?.profile.country ?? ''
  const faults = debitFormFaults(form, isCountry(country) ? country : 'NL')
  const words = Object.fromEntries(
    wrong.flatMap((field) => (faults[field] ? [[field, explain({ value: faults[field] })]] : [])),
  )
  const ask = () => {
    setWrong(DEBIT_FIELDS)
    if (Object.keys(faults).length === 0) send({ type: 'ask', form })
  }

  return (
    <Stack gap="l">
      <Stack gap="xs" align="start">
        <OtherWay order={order} onLeave={draft.drop} />
        <Heading level={1}>{t('debit.title')}</Heading>
        <Text tone="muted">{t('order.of', { count: order.credits, money })}</Text>
        <VatNote vat={order.vat} />
      </Stack>
      <Form label={t('debit.title')} onSubmit={ask}>
        {draft.restored && <Alert>{t('debit.restored')}</Alert>}
        <DebitFields form={form} onChange={draft.change} faults={words} />
        <DebitTerms total={order.total} />
        {error && !asked && (
          <Alert tone="danger" action={<OtherWay order={order} onLeave={draft.drop} />}>
            {explain(error)}
          </Alert>
        )}
        <Stack gap="xs">
          <Button type="submit" tone="trust" size="l" wide busy={state.matches('asking')}>
            {t('debit.send')}
          </Button>
          <Text size="s" tone="muted">
            {t('debit.next')}
          </Text>
        </Stack>
      </Form>
      {asked && (
        <Suspense fallback={null}>
          <OneTimeCode
            debit={asked}
            total={order.total}
            busy={state.hasTag('busy')}
            resent={resent}
            error={error}
            onConfirm={(otp) => send({ type: 'confirm', otp })}
            onAgain={() => send({ type: 'again' })}
            onChange={() => send({ type: 'change' })}
          />
        </Suspense>
      )}
    </Stack>
  )
}

/** The same bundle with another method; replaces the pending order. */
function OtherWay({ order, onLeave }: { readonly order: Order; readonly onLeave: () => void }) {
  const { t } = useTranslation('credits')
  return (
    <TextLink asChild alone>
      <Link to="/credits/$id/{-$paymentmethod}" params={{ id: order.bundle_id }} onClick={onLeave}>
        {t('debit.other')}
      </Link>
    </TextLink>
  )
}
