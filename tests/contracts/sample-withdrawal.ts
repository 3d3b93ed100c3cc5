import type { Withdrawal } from '#core/money/withdrawal.ts'
import { NOW, newId } from './sample.ts'

export const sampleWithdrawal = (changes: Partial<Withdrawal> = {}): Withdrawal => ({
  id: newId(),
  site: 'vonk',
  order: null,
  number: '261121-7KQ4MX',
  name: 'Ann “A.” 🙂',
  email: 'ann@example.test',
  language: 'nl',
  statedAt: NOW,
  confirmedAt: null,
  result: null,
  credits: 0,
  used: 0,
  amount: 0,
  currency: '',
  ...changes,
})
