import preview from '#stories/.storybook/preview.tsx'
import { MailFrame } from './mail-frame.tsx'
import { mailOf } from './mail-story.tsx'
import { sampleMail } from './sent-to.ts'

const meta = preview.meta({
  title: 'Mails/Money',
  component: MailFrame,
  tags: ['!autodocs'],
  parameters: { a11y: { options: { iframes: false } } },
  args: { letter: sampleMail('receipt', {}, {}), mode: 'light' },
})

export const ReceiptOfAPurchase = meta.story(mailOf('receipt'))
export const Mandate = meta.story(mailOf('mandate'))
export const Refund = meta.story(mailOf('refund'))
export const RefundFailed = meta.story(mailOf('refund-failed'))
export const PaymentReturned = meta.story(mailOf('payment-returned'))
export const ReturnFailed = meta.story(mailOf('return-failed'))
export const Chargeback = meta.story(mailOf('chargeback'))
export const ChargebackReversed = meta.story(mailOf('chargeback-reversed'))
export const CreditsGranted = meta.story(mailOf('credits-granted'))
export const CreditsTaken = meta.story(mailOf('credits-taken'))
export const Withdrawal = meta.story(mailOf('withdrawal'))
export const WithdrawalToConfirm = meta.story(mailOf('withdrawal-confirm'))
export const WithdrawalOfNoOrder = meta.story(mailOf('withdrawal-unknown'))
