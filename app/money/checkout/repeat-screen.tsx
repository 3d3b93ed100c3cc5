import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DIRECT_DEBIT } from '#core/money/direct-debit.ts'
import { CreditsEmpty } from '#ui/art/scenes/credits-empty.tsx'
import { PayBar } from '#ui/patterns/pay-bar/pay-bar.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link as TextLink } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { ConfirmDialog } from '../../site/dialogs.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { HeldCode } from '../credits/held-code.tsx'
import { choiceOf, termsOf, useMethods } from '../credits/methods.ts'
import { bundlesQuery, lastOrderQuery, type Offered, quoteQuery } from '../credits/queries.ts'
import { Bill } from './bill.tsx'
import { MethodChoice } from './method-choice.tsx'
import { NextSteps } from './next-steps.tsx'
import { OrderLoading } from './order-loading.tsx'
import { PriceAlert, usePriceNews } from './price-alert.tsx'
import { bundleToRepeat } from './repeated-order.ts'
import { useOrder } from './use-order.ts'
import { useOrderWords } from './use-order-words.ts'
import { useSeenPrice } from './use-seen-price.ts'

/** Repeats the last order at today's price, with a confirmation. */
export function RepeatScreen() {
  const { t } = useTranslation('credits')
  const last = useQuery(lastOrderQuery)
  const offered = useQuery(bundlesQuery)
  const error = last.error ?? offered.error
  const again = () => Promise.all([last.refetch(), offered.refetch()])
  // A failed refetch keeps the page: an order may be on its way.
  if (last.data === undefined || !offered.data) {
    if (!error) return <Waiting />
    return (
      <Page width="narrow">
        <TryAgain error={error} onAgain={again} />
      </Page>
    )
  }

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
  const [held, apply] = useState<string | null>(null)
  const quote = useQuery(quoteQuery(bundle, held))
  const [picked, pick] = useState(before)
  if (!quote.data) {
    if (!quote.error) return <Waiting />
    return <TryAgain error={quote.error} onAgain={() => quote.refetch()} />
  }
  return (
    <RepeatOrder
      // Another code is another price by the member's own choice.
      key={held}
      quote={quote.data}
      receivedAt={quote.dataUpdatedAt}
      offered={offered}
      method={choiceOf(picked, offered) ?? offered.usual_method}
      onMethod={pick}
      onCode={apply}
    />
  )
}

type RepeatOrderProps = ComponentProps<typeof Bill> & {
  readonly offered: Offered
  readonly method: string | null
  readonly onMethod: (method: string) => void
  readonly onCode: (code: string) => void
}

function RepeatOrder(props: RepeatOrderProps) {
  const { quote, receivedAt, offered, method, onMethod, onCode } = props
  const { t } = useTranslation(['credits', 'common'])
  const format = useFormat()
  const words = useOrderWords()
  const shown = useMethods()
  const [state, send] = useOrder(null)
  const { seen, isAgreed } = useSeenPrice(quote)
  const news = usePriceNews(seen)
  const [missing, setMissing] = useState(false)
  const [asked, setAsked] = useState(false)

  const { bundle, total, discount } = quote
  const { credits } = bundle
  const order = () => {
    // The question stays, with the new price in it.
    if (!isAgreed()) return
    setAsked(false)
    const code = discount?.code ?? null
    if (method !== null) send({ type: 'pay', bundle: bundle.id, method, code, total: total.amount })
  }
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={1}>{t('repeat.title')}</Heading>
        <Text tone="muted">{t('repeat.text')}</Text>
      </Stack>
      <HeldCode applied={discount?.percentage ?? 0} onCode={onCode} />
      <Bill quote={quote} receivedAt={receivedAt} />
      <MethodChoice offered={offered} value={method} missing={missing} onChoose={onMethod} />
      <NextSteps total={total} credits={credits} method={method} />
      <PayBar
        what={t('common:credits', { count: credits })}
        note={t('checkout.once')}
        terms={t(termsOf(method))}
        alert={<PriceAlert seen={seen} error={state.context.error} />}
      >
        <Button
          tone="trust"
          size="l"
          wide
          busy={state.hasTag('busy')}
          onClick={() => (method === null ? setMissing(true) : setAsked(true))}
        >
          {words(total, method)}
        </Button>
      </PayBar>
      <TextLink asChild alone>
        <Link to="/credits">{t('repeat.other')}</Link>
      </TextLink>
      <ConfirmDialog
        title={t('repeat.confirm.title', {
          money: format.money(total),
          method: method ? shown(method).within : '',
        })}
        open={asked}
        tone="trust"
        confirm={words(total, method)}
        cancel={t('common:cancel')}
        onConfirm={order}
        onCancel={() => setAsked(false)}
      >
        {news}{' '}
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
