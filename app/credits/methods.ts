import { useTranslation } from 'react-i18next'
import {
  CARD,
  isPaymentMethod,
  METHOD_NAMES,
  type PaymentMethodId,
} from '#core/orders/payment-methods.ts'
import type { Manner } from '#ui/pay-mark/pay-mark.tsx'
import type { Offered } from './queries.ts'

/** How one pays with every way of spec §3, as far as it matters to whoever chooses. */
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

/** A way to pay as it is shown. */
export type ShownMethod = {
  readonly id: string
  readonly name: string
  /** The name in the middle of a sentence: "card". */
  readonly within: string
  /** `null` for one that is known by nothing but its id. */
  readonly manner: Manner | null
  readonly hint: string | null
}

/** Puts a way to pay into words; one that has no entry here shows under its own id. */
export function useMethods(): (id: string, cardBrands?: readonly string[]) => ShownMethod {
  const { t } = useTranslation('credits')
  return (id, cardBrands = []) => {
    if (!isPaymentMethod(id)) return { id, name: id, within: id, manner: null, hint: null }
    const manner = METHODS[id]
    const known = { id, ...named(id), manner }
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

/** Which choice stands for a way to pay: that of cards for each company's; `null` where there is none. */
export function choiceOf(id: string | null, { methods, card_brands }: Offered): string | null {
  const choice = card_brands.some((brand) => brand === id) ? CARD : id
  return methods.find((method) => method === choice) ?? null
}
