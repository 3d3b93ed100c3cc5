import type { LetterFacts } from '#core/notifications/letters.ts'
import { RECEIPT } from './sample-receipt.ts'

const COMPLAINT: LetterFacts['complaint'] = {
  name: 'Ann',
  complaintNumber: '261121-7KQ4MX',
  complaint: {
    id: '00000000-0000-7000-8000-000000000032',
    site: 'vonk',
    kind: 'payment',
    words: 'Twice charged.',
    about: '261120-F3VHRF',
    name: 'Ann',
    email: 'ann@example.test',
    language: 'nl',
    filedAt: Date.UTC(2026, 10, 21, 12),
    takenAt: null,
    answeredAt: null,
    answer: null,
  },
}

const WITHDRAWAL: LetterFacts['withdrawal'] = {
  name: 'Ann',
  withdrawal: {
    id: '00000000-0000-7000-8000-000000000033',
    site: 'vonk',
    order: '00000000-0000-7000-8000-000000000034',
    number: '261120-F3VHRF',
    name: 'Ann',
    email: 'ann@example.test',
    language: 'nl',
    statedAt: Date.UTC(2026, 10, 21, 12),
    confirmedAt: Date.UTC(2026, 10, 21, 13),
    result: 'refunded',
    credits: 40,
    used: 20,
    amount: 1999,
    currency: 'EUR',
  },
}
const STATED = {
  ...WITHDRAWAL,
  withdrawal: { ...WITHDRAWAL.withdrawal, confirmedAt: null, result: null },
} as const
const UNKNOWN = { ...STATED, withdrawal: { ...STATED.withdrawal, order: null } }
const DECISION: LetterFacts['account-banned'] = {
  name: 'Ann',
  decision: {
    number: '261121-7KQ4MX',
    rule: 'money',
    facts: 'You asked three members for money.',
    reported: true,
    at: Date.UTC(2026, 10, 21, 12),
  },
}
const REPORT: LetterFacts['report-received'] = {
  name: 'Ann',
  report: { reason: 'asks-money', at: Date.UTC(2026, 10, 21, 12) },
  reportNumber: '261121-7KQ4MX',
}
const CAMPAIGN_WORDS = {
  subject: 'Een nieuw begin',
  lead: 'Er is iets nieuws.',
  note: 'Tot en met zondag.',
  button: 'Bekijken',
}

/** Sample data of each kind of letter. */
export const FACTS: LetterFacts = {
  withdrawal: WITHDRAWAL,
  'withdrawal-confirm': STATED,
  'withdrawal-unknown': UNKNOWN,
  'withdrawal-desk': { ...UNKNOWN, name: '' },
  complaint: COMPLAINT,
  'complaint-desk': { ...COMPLAINT, name: '' },
  'complaint-answered': {
    ...COMPLAINT,
    name: '',
    answer: 'We found the second payment.\n\nIt goes back to your account within a week.',
  },
  'report-desk': { ...REPORT, name: '' },
  'report-received': REPORT,
  'report-decided': {
    ...REPORT,
    decision: { outcome: 'warning', grounds: 'money', at: Date.UTC(2026, 10, 22, 12) },
  },
  activate: { name: 'Ann', gift: 5, waiting: false },
  reset: { name: 'Ann' },
  reactivate: { name: 'Ann', until: Date.UTC(2026, 11, 5, 12) },
  'change-mail': { name: 'Ann' },
  'mail-changed': { name: 'Ann' },
  'password-changed': { name: 'Ann' },
  'password-guessed': { name: 'Ann' },
  'new-device': {
    name: 'Ann',
    browser: 'Firefox',
    system: 'Windows',
    at: Date.UTC(2026, 10, 21, 12),
  },
  'photo-refused': {
    name: 'Ann',
    photo: { place: 'profile', reason: 'contact', at: Date.UTC(2026, 10, 21, 12) },
  },
  'account-warned': DECISION,
  'reports-paused': {
    ...DECISION,
    decision: {
      ...DECISION.decision,
      rule: 'false-reports',
      facts: '261120-F3VHRF',
      reported: false,
    },
  },
  'account-banned': DECISION,
  'account-unbanned': { ...DECISION, decision: { ...DECISION.decision, rule: null } },
  'new-message': { name: 'Ann', from: 'Bob', labels: [], picture: null },
  'new-gift': { name: 'Ann', from: 'Bob', labels: [], picture: null },
  'new-photo': { name: 'Ann', from: 'Bob', labels: [], picture: null },
  'new-like': { name: 'Ann', from: 'Bob', labels: [], picture: null, line: null },
  'new-match': { name: 'Ann', from: 'Bob', labels: [], picture: null, line: null },
  'unread-reminder': {
    name: 'Ann',
    people: [
      { from: 'Bob', labels: [], picture: null, unread: 2 },
      { from: 'Cas', labels: ['demo'], picture: null, unread: 1 },
    ],
  },
  'activation-reminder': { name: 'Ann' },
  'photo-reminder': { name: 'Ann' },
  'weekly-update': { name: 'Ann', messages: 3, likes: 2 },
  promotion: { name: 'Ann', words: CAMPAIGN_WORDS },
  news: { name: 'Ann', words: CAMPAIGN_WORDS },
  mandate: {
    name: 'Ann',
    number: '261121-7KQ4MX',
    amount: { amount: 2999, currency: 'EUR' },
    terms: {
      reference: '0000000000000035',
      type: 'one-off',
      creditor: {
        id: 'NL22ZZZ000000000000',
        name: 'Vonk Voorbeeld B.V.',
        address: 'Voorbeeldstraat 1',
        city: '0000 AA Voorbeeldstad',
        country: 'NL',
      },
      debtor: 'Ann de Vries',
    },
    maskedIban: 'NL••••4300',
    at: Date.UTC(2026, 10, 21, 12),
  },
  receipt: { name: 'Ann', receipt: RECEIPT, refundDays: 14 },
  refund: {
    name: 'Ann',
    number: '261121-7KQ4MX',
    amount: { amount: 1999, currency: 'EUR' },
    credits: 40,
    at: Date.UTC(2026, 10, 21, 12),
  },
  'payment-returned': {
    name: 'Ann',
    number: '261121-7KQ4MX',
    amount: { amount: 1499, currency: 'EUR' },
    credits: null,
    at: Date.UTC(2026, 10, 21, 12),
  },
  'return-failed': {
    name: 'Ann',
    number: '261121-7KQ4MX',
    amount: { amount: 1499, currency: 'EUR' },
    credits: null,
    at: Date.UTC(2026, 10, 21, 12),
  },
  'refund-failed': {
    name: 'Ann',
    number: '261121-7KQ4MX',
    amount: { amount: 1999, currency: 'EUR' },
    credits: 40,
    at: Date.UTC(2026, 10, 21, 12),
  },
  chargeback: {
    name: 'Ann',
    number: '261121-7KQ4MX',
    amount: { amount: 2999, currency: 'EUR' },
    credits: null,
    at: Date.UTC(2026, 10, 21, 12),
  },
  'chargeback-reversed': {
    name: 'Ann',
    number: '261121-7KQ4MX',
    amount: { amount: 2999, currency: 'EUR' },
    credits: 12,
    at: Date.UTC(2026, 10, 21, 12),
  },
  'credits-granted': { name: 'Ann', credits: 25 },
  'credits-taken': { name: 'Ann', credits: 5 },
}
