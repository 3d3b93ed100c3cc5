import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { useRefundWords } from '../orders/use-refund-words.ts'
import type { Withdrawal } from './queries.ts'

type Props = { readonly expected: NonNullable<Withdrawal['expected']> }

/** What confirming a withdrawal comes to: the money, the credits, and what cannot be undone. */
export function WhatComesBack({ expected: { result, refund, used, discounted } }: Props) {
  const { t } = useTranslation('pages')
  const words = useRefundWords()
  if (!refund) {
    return result !== 'refunded' && <Alert tone="info">{t(`withdraw.expected.${result}`)}</Alert>
  }
  return (
    <Alert tone="trust">
      {words(refund, discounted)} {used > 0 && t('withdraw.expected.used', { count: used })}
    </Alert>
  )
}
