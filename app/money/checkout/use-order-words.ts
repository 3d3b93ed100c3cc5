import { useTranslation } from 'react-i18next'
import { DIRECT_DEBIT } from '#core/money/direct-debit.ts'
import type { Money } from '#core/shared/money.ts'
import { useFormat } from '../../shared/use-format.ts'

/**
 * What a button that orders says: one wording everywhere, which the law asks for (CRD art. 8(2)). A direct debit is
 * ordered after its form, by the code, so that its first button only leads there.
 */
export function useOrderWords(): (total: Money, method: string | null) => string {
  const { t } = useTranslation('credits')
  const format = useFormat()
  return (total, method) =>
    t(method === DIRECT_DEBIT ? 'checkout.to-debit' : 'checkout.pay', {
      money: format.money(total),
    })
}
