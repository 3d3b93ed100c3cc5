import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import type { CallError } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { changeOf, type SeenPrice } from './seen-price.ts'

/** That the price changed while the page was open, why, and what it is now; `null` if it did not. */
export function usePriceNews(seen: SeenPrice): string | null {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const { data: user } = useQuery(userQuery)
  const change = changeOf(seen, user?.paid_user === true)
  return change && t(`checkout.${change}`, { money: format.money(seen.price.total) })
}

type Props = {
  readonly seen: SeenPrice
  /** Why the order was not placed. */
  readonly error: CallError | null
}

/** What stands at the button that pays: why nothing was ordered, or that the price is another one now. */
export function PriceAlert({ seen, error }: Props) {
  const explain = useExplain()
  const news = usePriceNews(seen)
  const isNews = news !== null && (!error || isAboutPrice(error))
  if (isNews) return <Alert tone="warning">{news}</Alert>
  return error && <Alert tone="danger">{explain(error)}</Alert>
}

/** A refusal that the new price explains. */
const isAboutPrice = ({ code }: CallError): boolean =>
  code === 'order.price-changed' || code.startsWith('discount.')
