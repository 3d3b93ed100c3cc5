import { useTranslation } from 'react-i18next'
import { PAYMENT_METHOD_IDS, type PaymentMethodId } from '#core/orders/payment-methods.ts'

/** How one pays, as far as it matters to whoever chooses. */
type Manner = 'bank' | 'card' | 'wallet' | 'voucher' | 'transfer' | 'debit'

type Method = {
  /** A brand's own name; `null` where it is a plain word and is translated. */
  readonly name: string | null
  readonly mark: string
  readonly manner: Manner
}

/** Every way to pay of spec §3: what it is called, the letters it is known by, and how one pays with it. */
const METHODS: Readonly<Record<PaymentMethodId, Method>> = {
  sdd: { name: null, mark: 'SEPA', manner: 'debit' },
  sct: { name: null, mark: 'IBAN', manner: 'transfer' },
  ideal: { name: 'iDEAL', mark: 'iDEAL', manner: 'bank' },
  bancontact: { name: 'Bancontact', mark: 'BC', manner: 'bank' },
  creditcard: { name: null, mark: 'CARD', manner: 'card' },
  paypal: { name: 'PayPal', mark: 'PayPal', manner: 'wallet' },
  sofort: { name: 'Sofort', mark: 'Sofort', manner: 'bank' },
  applepay: { name: 'Apple Pay', mark: 'Pay', manner: 'wallet' },
  paysafecard: { name: 'paysafecard', mark: 'psc', manner: 'voucher' },
  giropay: { name: 'giropay', mark: 'giro', manner: 'bank' },
  eps: { name: 'eps', mark: 'eps', manner: 'bank' },
  blik: { name: 'BLIK', mark: 'BLIK', manner: 'bank' },
  prezelewy24: { name: 'Przelewy24', mark: 'P24', manner: 'bank' },
  nexi: { name: 'Nexi', mark: 'Nexi', manner: 'card' },
  cartebancaire: { name: 'Carte Bancaire', mark: 'CB', manner: 'card' },
  maestro: { name: 'Maestro', mark: 'Maestro', manner: 'card' },
  visa: { name: 'Visa', mark: 'VISA', manner: 'card' },
  mastercard: { name: 'Mastercard', mark: 'MC', manner: 'card' },
}

const isMethod = (id: string): id is PaymentMethodId =>
  PAYMENT_METHOD_IDS.some((known) => known === id)

/** A way to pay as it is shown. */
export type ShownMethod = {
  readonly id: string
  readonly name: string
  readonly mark: string
  readonly hint: string | null
}

/** Puts a way to pay into words; one that has no entry here shows under its own id. */
export function useMethods(): (id: string) => ShownMethod {
  const { t } = useTranslation('credits')
  return (id) => {
    if (!isMethod(id)) return { id, name: id, mark: id, hint: null }
    const { name, mark, manner } = METHODS[id]
    return { id, name: name ?? plainName(id), mark, hint: t(`method.hint.${manner}`) }
  }

  function plainName(id: PaymentMethodId) {
    return id === 'sdd' || id === 'sct' || id === 'creditcard' ? t(`method.${id}`) : id
  }
}
