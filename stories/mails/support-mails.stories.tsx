import preview from '#stories/.storybook/preview.tsx'
import { MailFrame } from './mail-frame.tsx'
import { mailOf } from './mail-story.tsx'
import { FACTS } from './sample-letters.ts'
import { sampleMail } from './sent-to.ts'

const meta = preview.meta({
  title: 'Mails/Support',
  component: MailFrame,
  tags: ['!autodocs'],
  parameters: { a11y: { options: { iframes: false } } },
  args: { letter: sampleMail('complaint', {}, {}), mode: 'light' },
})

export const ComplaintReceived = meta.story(mailOf('complaint'))
export const ComplaintAnswered = meta.story(mailOf('complaint-answered'))
export const ComplaintToSupport = meta.story(mailOf('complaint-desk'))
export const ComplaintOfSomebodyUnknown = meta.story(
  mailOf('complaint-desk', {
    complaint: { ...FACTS['complaint-desk'].complaint, kind: 'child-abuse', name: '', email: '' },
  }),
)
export const ReportReceived = meta.story(mailOf('report-received'))
export const ReportDecided = meta.story(mailOf('report-decided'))
export const ReportWithoutAction = meta.story(
  mailOf('report-decided', {
    decision: { outcome: 'no-action', grounds: 'unclear', at: Date.UTC(2026, 10, 22, 12) },
  }),
)
export const ReportToSupport = meta.story(mailOf('report-desk'))
export const WithdrawalToSupport = meta.story(mailOf('withdrawal-desk'))
