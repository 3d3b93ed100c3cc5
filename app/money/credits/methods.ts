import { useTranslation } from 'react-i18next'
import {
  CARD,
  isPaymentMethod,
  METHOD_NAMES,
  type PaymentMethodId,
} from '#core/money/orders/payment-methods.ts'
import type { PaymentKind } from '#ui/patterns/pay-mark/pay-mark.tsx'
import type { Offered } from './queries.ts'

type Manner = Exclude<PaymentKind, 'phone'>

/** How each method of spec §3 works, for the payer. */
const METHODS: Readonly<Record<PaymentMethodId, Manner>> = {
  sdd: 'debit',
  sct: 'transfer',
  ideal: 'bank',
  bancontact: 'bank',
  creditcard: 'card',
  paypal: 'wallet',
  sofort: 'bank',
  applepay: 'wallet',
  paysafecard: 'voucher',
  giropay: 'bank',
  eps: 'bank',
  blik: 'bank',
  prezelewy24: 'bank',
  nexi: 'card',
  cartebancaire: 'card',
  maestro: 'card',
  visa: 'card',
  mastercard: 'card',
}

/** What is paid with the phone in one's hand looks like it. */
const DRAWN: Readonly<Partial<Record<PaymentMethodId, PaymentKind>>> = {
  applepay: 'phone',
  blik: 'phone',
}

/** A displayed payment method. */
export type ShownMethod = {
  readonly id: string
  readonly name: string
  /** Name within a sentence: "card". */
  readonly within: string
  /** `null` if only its id is known. */
  readonly mark: PaymentKind | null
  readonly hint: string | null
}

/** Names and describes a payment method; an unknown one shows its id. */
export function useMethods(): (id: string, cardBrands?: readonly string[]) => ShownMethod {
  const { t } = useTranslation('credits')
  return (id, cardBrands = []) => {
    if (!isPaymentMethod(id)) return { id, name: id, within: id, mark: null, hint: null }
    const manner = METHODS[id]
    const known = { id, ...named(id), mark: DRAWN[id] ?? manner }
    if (manner !== 'card') return { ...known, hint: t(`method.hint.${manner}`) }
    const brands = cardBrands.filter(isPaymentMethod)
    if (id !== CARD || brands.length === 0) return { ...known, hint: null }
    return {
      ...known,
      hint: brands.map((brand) => METHOD_NAMES[brand]).join(', '),
    }
  }

  function named(id: PaymentMethodId) {
    if (id === 'sdd' || id === 'sct' || id === 'creditcard') {
      return { name: t(`method.${id}`), within: t(`method.within.${id}`) }
    }
    const name = METHOD_NAMES[id] ?? id
    return { name, within: name }
  }
}

/** What a member agrees to with the order: debits and transfers bring their credits only once the money is there. */
export const termsOf = (method: string | null) =>
  method === 'sdd' || method === 'sct' ? 'checkout.next-later' : 'checkout.next-now'

/** The choice of a method: card brands map to cards; `null` if none. */
export function choiceOf(id: string | null, { methods, card_brands }: Offered): string | null {
  const choice = card_brands.some((brand) => brand === id) ? CARD : id
  return methods.find((method) => method === choice) ?? null
}
