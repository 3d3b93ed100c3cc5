import { expect, test } from 'bun:test'
import { render } from '#adapters/mail/render.ts'
import { letterOf } from '#tests/contracts/mailer.contract.ts'

test('a receipt names an automatic discount, and a code as it was typed', () => {
  const { facts } = letterOf('receipt')
  if (!('receipt' in facts) || !facts.receipt.discount)
    throw new Error('it is no discounted receipt')
  const { discount } = facts.receipt
  const receiptWith = (code: string) =>
    render(
      letterOf('receipt', { receipt: { ...facts.receipt, discount: { ...discount, code } } }),
    ).text.replaceAll('\u00a0', ' ')
  expect(receiptWith('TIMEBONUS25')).toContain('25% korting op je eerste bundel: −€ 10,00')
  expect(receiptWith('TIMEBONUS25')).not.toContain('TIMEBONUS25')
  expect(receiptWith('ZOMER')).toContain('Korting 25% (ZOMER): −€ 10,00')
})
