import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DIRECT_DEBIT } from '#core/orders/direct-debit.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Form } from '#ui/field/form.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Link as TextLink } from '#ui/link/link.tsx'
import { PayBar } from '#ui/pay-bar/pay-bar.tsx'
import { PayFrame } from '#ui/pay-frame/pay-frame.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { errorOf } from '../client/client.ts'
import { useFormat } from '../shared/use-format.ts'
import { useOnline } from '../shared/use-online.ts'
import { TryAgain, type TryAgainProps } from '../site/try-again.tsx'
import { useExplain } from '../site/use-explain.ts'
import { Bill } from './bill.tsx'
import { MethodChoice } from './method-choice.tsx'
import { choiceOf, useMethods } from './methods.ts'
import { NextSteps } from './next-steps.tsx'
import { bundlesQuery, quoteQuery } from './queries.ts'
import { useOrder } from './use-order.ts'

type Props = {
  readonly bundle: string
  /** The way to pay in the page's address. */
  readonly method: string | null
  readonly code: string | null
  readonly onMethod: (method: string) => void
  readonly onCode: (code: null) => void
}

/** The last page before paying: what it costs, how to pay, and what happens next. */
export function CheckoutScreen({ bundle, method, code, onMethod, onCode }: Props) {
  const { t } = useTranslation(['credits', 'common'])
  const format = useFormat()
  const explain = useExplain()
  const shown = useMethods()
  const quote = useQuery(quoteQuery(bundle, code))
  const { data: offered } = useQuery(bundlesQuery)
  const [state, send] = useOrder(null)
  const [missing, setMissing] = useState(false)
  const online = useOnline()
  const [unsent, setUnsent] = useState(false)
  const chosen = offered ? (choiceOf(method, offered) ?? offered.usual_method) : null
  const { error } = state.context

  const pay = () => {
    if (!quote.data) return
    if (chosen === null) return setMissing(true)
    // Tried again until there is a connection, it would be bought when nobody thinks of it any more.
    setUnsent(!online)
    if (!online) return
    const seen = quote.data.discount?.code ?? null
    const { amount: total } = quote.data.total
    send({ type: 'pay', bundle, method: chosen, code: seen, total })
  }

  const words = (money: string) => {
    if (chosen === null) return t('checkout.pay', { money })
    // Nothing is paid by this tap yet: the account and the code come first.
    if (chosen === DIRECT_DEBIT) return t('checkout.to-debit', { money })
    return t('checkout.pay-with', { money, method: shown(chosen).within })
  }

  return (
    <Page width="pair">
      <Stack gap="l">
        <Stack gap="xs" align="start">
          <TextLink asChild alone>
            <Link to="/credits" search={code === null ? {} : { code }}>
              {t('checkout.back')}
            </Link>
          </TextLink>
          <Heading level={1}>{t('checkout.title')}</Heading>
        </Stack>
        {quote.error && !quote.data && (
          <NoQuote error={quote.error} onAgain={() => void quote.refetch()} />
        )}
        {quote.error && code !== null && (
          <Button onClick={() => onCode(null)}>{t('checkout.without-code')}</Button>
        )}
        {!quote.data && !quote.error && <Waiting />}
        {quote.data && (
          <Form label={t('checkout.title')} onSubmit={pay}>
            <PayFrame
              methods={
                <MethodChoice
                  offered={offered}
                  value={chosen}
                  missing={missing}
                  onChoose={(id) => {
                    setMissing(false)
                    onMethod(id)
                  }}
                />
              }
              bill={<Bill quote={quote.data} receivedAt={quote.dataUpdatedAt} />}
              next={
                <NextSteps
                  total={quote.data.total}
                  credits={quote.data.bundle.credits}
                  method={chosen}
                />
              }
            >
              <PayBar
                what={t('common:credits', { count: quote.data.bundle.credits })}
                note={t('checkout.once')}
                alert={
                  unsent ? (
                    <Alert tone="danger">{t('checkout.offline')}</Alert>
                  ) : (
                    error && (
                      <Alert tone="danger">
                        {explain(error)}{' '}
                        {error.code.startsWith('discount.') && t('checkout.price-changed')}
                      </Alert>
                    )
                  )
                }
              >
                <Button type="submit" tone="trust" size="l" wide busy={state.hasTag('busy')}>
                  {words(format.money(quote.data.total))}
                </Button>
              </PayBar>
            </PayFrame>
          </Form>
        )}
      </Stack>
    </Page>
  )
}

/** Why there is no price: a bundle that is gone does not come back by trying again. */
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
