import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PayBar } from '#ui/patterns/pay-bar/pay-bar.tsx'
import { PayFrame } from '#ui/patterns/pay-frame/pay-frame.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link as TextLink } from '#ui/primitives/link/link.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { errorOf } from '../../client/client.ts'
import { useOnline } from '../../shared/use-online.ts'
import { TryAgain, type TryAgainProps } from '../../site/try-again.tsx'
import { useExplain } from '../../site/use-explain.ts'
import { HeldCode } from '../credits/held-code.tsx'
import { choiceOf, termsOf } from '../credits/methods.ts'
import { bundlesQuery, quoteQuery } from '../credits/queries.ts'
import { Bill } from './bill.tsx'
import { MethodChoice } from './method-choice.tsx'
import { NextSteps } from './next-steps.tsx'
import { PriceAlert } from './price-alert.tsx'
import { useOrder } from './use-order.ts'
import { useOrderWords } from './use-order-words.ts'
import { useSeenPrice } from './use-seen-price.ts'

type Props = {
  readonly bundle: string
  /** The payment method in the URL. */
  readonly method: string | null
  readonly code: string | null
  readonly onMethod: (method: string) => void
  readonly onCode: (code: string | null) => void
}

/** The last page before payment: price, method, and next steps. */
export function CheckoutScreen(props: Props) {
  const { t } = useTranslation('credits')
  const { bundle, code } = props
  return (
    <Page width="pair">
      <Stack gap="l">
        <Stack gap="xs" align="start">
          <TextLink asChild alone>
            <Link
              to="/credits"
              search={{ bundle, ...(code !== null && { code }) }}
              activeOptions={{ exact: true }}
            >
              {t('checkout.back')}
            </Link>
          </TextLink>
          <Heading level={1}>{t('checkout.title')}</Heading>
        </Stack>
        <Checkout
          // Another bundle or code is another price by the member's own choice.
          key={`${bundle} ${code}`}
          {...props}
        />
      </Stack>
    </Page>
  )
}

/** The form with its price, or why there is none. */
function Checkout({ bundle, method, code, onMethod, onCode }: Props) {
  const { t } = useTranslation('credits')
  const quote = useQuery(quoteQuery(bundle, code))
  const order = useOrder(null)
  const isOrdering = order[0].hasTag('busy')
  // A code that was used meanwhile: its price is gone. It is this order's own use while that is placed.
  const isRefused =
    !isOrdering && quote.error !== null && errorOf(quote.error).code.startsWith('discount.')
  const offered = isRefused ? undefined : quote.data
  return (
    <>
      {quote.error && !offered && (
        <NoQuote error={quote.error} onAgain={() => void quote.refetch()} />
      )}
      {quote.error && code !== null && !isOrdering && (
        <Button onClick={() => onCode(null)}>{t('checkout.without-code')}</Button>
      )}
      {!offered && !quote.error && <Waiting />}
      {offered && (
        <>
          <HeldCode applied={offered.discount?.percentage ?? 0} onCode={onCode} />
          <OrderForm
            order={order}
            quote={offered}
            receivedAt={quote.dataUpdatedAt}
            method={method}
            onMethod={onMethod}
          />
        </>
      )}
    </>
  )
}

type OrderFormProps = Pick<Props, 'method' | 'onMethod'> &
  ComponentProps<typeof Bill> & { readonly order: ReturnType<typeof useOrder> }

/** Method, price and the button that orders. */
function OrderForm({ order, quote, receivedAt, method, onMethod }: OrderFormProps) {
  const { t } = useTranslation(['credits', 'common'])
  const words = useOrderWords()
  const { data: offered } = useQuery(bundlesQuery)
  const [state, send] = order
  const [missing, setMissing] = useState(false)
  const online = useOnline()
  const [unsent, setUnsent] = useState(false)
  // Chosen at once: the address, which has it afterwards, may take its time.
  const [picked, setPicked] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the address is another one, it says the method
  useEffect(() => setPicked(null), [method])
  const chosen = offered ? (choiceOf(picked ?? method, offered) ?? offered.usual_method) : null
  const { bundle, total, discount } = quote
  const { seen, isAgreed } = useSeenPrice(quote)

  const pay = () => {
    if (chosen === null) return setMissing(true)
    // No background retries: it could be bought after the member left.
    setUnsent(!online)
    if (!online || !isAgreed()) return
    const code = discount?.code ?? null
    send({ type: 'pay', bundle: bundle.id, method: chosen, code, total: total.amount })
  }

  return (
    <Form label={t('checkout.title')} onSubmit={pay}>
      <PayFrame
        methods={
          <MethodChoice
            offered={offered}
            value={chosen}
            missing={missing}
            onChoose={(id) => {
              setMissing(false)
              setPicked(id)
              onMethod(id)
            }}
          />
        }
        bill={<Bill quote={quote} receivedAt={receivedAt} />}
        next={<NextSteps total={total} credits={bundle.credits} method={chosen} />}
      >
        <PayBar
          what={t('common:credits', { count: bundle.credits })}
          note={t('checkout.once')}
          terms={t(termsOf(chosen))}
          alert={
            unsent ? (
              <Alert tone="danger">{t('checkout.offline')}</Alert>
            ) : (
              <PriceAlert seen={seen} error={state.context.error} />
            )
          }
        >
          <Button type="submit" tone="trust" size="l" wide busy={state.hasTag('busy')}>
            {words(total, chosen)}
          </Button>
        </PayBar>
      </PayFrame>
    </Form>
  )
}

/** Why there is no price: for a discontinued bundle a retry is useless. */
function NoQuote({ error, onAgain }: TryAgainProps) {
  const { t } = useTranslation('credits')
  const explain = useExplain()
  if (errorOf(error).code !== 'bundle.not-found') {
    return <TryAgain error={error} onAgain={onAgain} />
  }
  return (
    <Alert
      tone="warning"
      action={
        <Button asChild size="s">
          <Link to="/credits">{t('orders.empty.action')}</Link>
        </Button>
      }
    >
      {explain(error)}
    </Alert>
  )
}

function Waiting() {
  const { t } = useTranslation('credits')
  return (
    <Loading label={t('checkout.loading')}>
      <Stack gap="s">
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    </Loading>
  )
}
