import { useTranslation } from 'react-i18next'
import {
  CARD,
  isPaymentMethod,
  METHOD_NAMES,
  type PaymentMethodId,
} from '#core/orders/payment-methods.ts'
import type { Offered } from './queries.ts'

/** How one pays, as far as it matters to whoever chooses. */
type Manner = 'bank' | 'card' | 'wallet' | 'voucher' | 'transfer' | 'debit'

type Method = {
  readonly mark: string
  readonly manner: Manner
}

/** Every way to pay of spec §3: the letters it is known by, and how one pays with it. */
const METHODS: Readonly<Record<PaymentMethodId, Method>> = {
  sdd: { mark: 'SEPA', manner: 'debit' },
  sct: { mark: 'IBAN', manner: 'transfer' },
  ideal: { mark: 'iDEAL', manner: 'bank' },
  bancontact: { mark: 'BC', manner: 'bank' },
  creditcard: { mark: 'CARD', manner: 'card' },
  paypal: { mark: 'PayPal', manner: 'wallet' },
  sofort: { mark: 'Sofort', manner: 'bank' },
  applepay: { mark: 'Pay', manner: 'wallet' },
  paysafecard: { mark: 'psc', manner: 'voucher' },
  giropay: { mark: 'giro', manner: 'bank' },
  eps: { mark: 'eps', manner: 'bank' },
  blik: { mark: 'BLIK', manner: 'bank' },
  prezelewy24: { mark: 'P24', manner: 'bank' },
  nexi: { mark: 'Nexi', manner: 'card' },
  cartebancaire: { mark: 'CB', manner: 'card' },
  maestro: { mark: 'Maestro', manner: 'card' },
  visa: { mark: 'VISA', manner: 'card' },
  mastercard: { mark: 'MC', manner: 'card' },
}

/** A way to pay as it is shown. */
export type ShownMethod = {
  readonly id: string
  readonly name: string
  /** The name in the middle of a sentence: "card". */
  readonly within: string
  readonly marks: readonly string[]
  readonly hint: string | null
}

/** So many marks have room beside a name on a phone. */
const MARKS = 2

/** Puts a way to pay into words; one that has no entry here shows under its own id. */
export function useMethods(): (id: string, cardBrands?: readonly string[]) => ShownMethod {
  const { t } = useTranslation('credits')
  return (id, cardBrands = []) => {
    if (!isPaymentMethod(id)) return { id, name: id, within: id, marks: [id], hint: null }
    const { mark, manner } = METHODS[id]
    const known = { id, ...named(id), marks: [mark] }
    if (manner !== 'card') return { ...known, hint: t(`method.hint.${manner}`) }
    const brands = cardBrands.filter(isPaymentMethod)
    if (id !== CARD || brands.length === 0) return { ...known, hint: null }
    return {
      ...known,
      marks: brands.slice(0, MARKS).map((brand) => METHODS[brand].mark),
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
