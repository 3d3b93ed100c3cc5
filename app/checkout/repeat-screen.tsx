import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DIRECT_DEBIT } from '#core/direct-debit/direct-debit.ts'
import { CreditsEmpty } from '#ui/art/scenes/credits-empty.tsx'
import { PayBar } from '#ui/patterns/pay-bar/pay-bar.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link as TextLink } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { HeldCode } from '../credits/held-code.tsx'
import { choiceOf, termsOf, useMethods } from '../credits/methods.ts'
import { bundlesQuery, lastOrderQuery, type Offered, quoteQuery } from '../credits/queries.ts'
import { useFormat } from '../shared/use-format.ts'
import { ConfirmDialog } from '../site/dialogs.ts'
import { TryAgain } from '../site/try-again.tsx'
import { useExplain } from '../site/use-explain.ts'
import { Bill } from './bill.tsx'
import { MethodChoice } from './method-choice.tsx'
import { NextSteps } from './next-steps.tsx'
import { OrderLoading } from './order-loading.tsx'
import { bundleToRepeat } from './repeated-order.ts'
import { useOrder } from './use-order.ts'
import { useOrderWords } from './use-order-words.ts'

/** Repeats the last order at today's price, with a confirmation. */
export function RepeatScreen() {
  const { t } = useTranslation('credits')
  const last = useQuery(lastOrderQuery)
  const offered = useQuery(bundlesQuery)
  const error = last.error ?? offered.error
  const again = () => Promise.all([last.refetch(), offered.refetch()])
  if (error) {
    return (
      <Page width="narrow">
        <TryAgain error={error} onAgain={again} />
      </Page>
    )
  }
  if (last.data === undefined || !offered.data) return <Waiting />

  const bundle = bundleToRepeat(last.data, offered.data)
  return (
    <Page width="narrow">
      {bundle ? (
        <Repeat bundle={bundle.id} offered={offered.data} before={last.data?.method ?? null} />
      ) : (
        <EmptyState
          level={1}
          art={<CreditsEmpty />}
          title={t('repeat.none.title')}
          actions={
            <Button asChild tone="trust">
              <Link to="/credits">{t('repeat.none.action')}</Link>
            </Button>
          }
        >
          {t('repeat.none.text')}
        </EmptyState>
      )}
    </Page>
  )
}

type RepeatProps = {
  readonly bundle: string
  readonly offered: Offered
  /** The previous payment method. */
  readonly before: string | null
}

function Repeat({ bundle, offered, before }: RepeatProps) {
  const { t } = useTranslation(['credits', 'common'])
  const format = useFormat()
  const words = useOrderWords()
  const explain = useExplain()
  const shown = useMethods()
  const [held, apply] = useState<string | null>(null)
  const quote = useQuery(quoteQuery(bundle, held))
  const [state, send] = useOrder(null)
  const [picked, pick] = useState(before)
  const [missing, setMissing] = useState(false)
  const [asked, setAsked] = useState(false)
  const method = choiceOf(picked, offered) ?? offered.usual_method
  const { error } = state.context
  if (quote.error) return <TryAgain error={quote.error} onAgain={() => quote.refetch()} />
  if (!quote.data) return <Waiting />

  const money = format.money(quote.data.total)
  const { credits } = quote.data.bundle
  const { amount: total } = quote.data.total
  const code = quote.data.discount?.code ?? null
  const order = () => {
    setAsked(false)
    if (method !== null) send({ type: 'pay', bundle, method, code, total })
  }
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={1}>{t('repeat.title')}</Heading>
        <Text tone="muted">{t('repeat.text')}</Text>
      </Stack>
      <HeldCode applied={quote.data.discount?.percentage ?? 0} onCode={apply} />
      <Bill quote={quote.data} receivedAt={quote.dataUpdatedAt} />
      <MethodChoice offered={offered} value={method} missing={missing} onChoose={pick} />
      <NextSteps total={quote.data.total} credits={credits} method={method} />
      <PayBar
        what={t('common:credits', { count: credits })}
        note={t('checkout.once')}
        terms={t(termsOf(method))}
        alert={error && <Alert tone="danger">{explain(error)}</Alert>}
      >
        <Button
          tone="trust"
          size="l"
          wide
          busy={state.hasTag('busy')}
          onClick={() => (method === null ? setMissing(true) : setAsked(true))}
        >
          {words(quote.data.total, method)}
        </Button>
      </PayBar>
      <TextLink asChild alone>
        <Link to="/credits">{t('repeat.other')}</Link>
      </TextLink>
      <ConfirmDialog
        title={t('repeat.confirm.title', { money, method: method ? shown(method).within : '' })}
        open={asked}
        tone="trust"
        confirm={words(quote.data.total, method)}
        cancel={t('common:cancel')}
        onConfirm={order}
        onCancel={() => setAsked(false)}
      >
        {method === DIRECT_DEBIT
          ? t('repeat.confirm.debit', { count: credits })
          : t('repeat.confirm.text', { count: credits })}
      </ConfirmDialog>
    </Stack>
  )
}

function Waiting() {
  return (
    <Page width="narrow">
      <OrderLoading />
    </Page>
  )
}
