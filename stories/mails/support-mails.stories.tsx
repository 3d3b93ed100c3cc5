import preview from '#stories/.storybook/preview.tsx'
import { MailFrame } from './mail-frame.tsx'
import { mailOf } from './mail-story.tsx'
import { sampleMail } from './sent-to.ts'

const meta = preview.meta({
  title: 'Mails/Support',
  component: MailFrame,
  tags: ['!autodocs'],
  parameters: { a11y: { options: { iframes: false } } },
  args: { letter: sampleMail('complaint', {}, {}), mode: 'light' },
})

export const ComplaintReceived = meta.story(mailOf('complaint'))
export const ComplaintToSupport = meta.story(mailOf('complaint-desk'))
export const ReportToSupport = meta.story(mailOf('report-desk'))
export const WithdrawalToSupport = meta.story(mailOf('withdrawal-desk'))
