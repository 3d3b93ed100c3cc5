import preview from '#stories/.storybook/preview.tsx'
import { MailFrame } from './mail-frame.tsx'
import { mailOf, withOwnIcon } from './mail-story.tsx'
import { FACTS } from './sample-letters.ts'
import { sampleMail } from './sent-to.ts'

const meta = preview.meta({
  title: 'Mails/Account',
  component: MailFrame,
  tags: ['!autodocs'],
  parameters: { a11y: { options: { iframes: false } } },
  args: { letter: sampleMail('activate', {}, {}), mode: 'light' },
})

export const ConfirmAddress = meta.story(mailOf('activate'))
export const OfASiteWithAnIcon = meta.story({
  ...mailOf('activate'),
  render: (_, { globals }) => (
    <MailFrame
      letter={withOwnIcon(sampleMail('activate', {}, globals))}
      mode={globals.mode === 'dark' ? 'dark' : 'light'}
    />
  ),
})
export const ConfirmAddressMessagesWaiting = meta.story(mailOf('activate', { waiting: true }))
export const ConfirmationReminder = meta.story(mailOf('activation-reminder'))
export const NewPassword = meta.story(mailOf('reset'))
export const PasswordChanged = meta.story(mailOf('password-changed'))
export const PasswordGuessed = meta.story(mailOf('password-guessed'))
export const NewDevice = meta.story(mailOf('new-device'))
export const NewAddress = meta.story(mailOf('change-mail'))
export const AddressChanged = meta.story(mailOf('mail-changed'))
export const PhotoRefused = meta.story(mailOf('photo-refused'))
export const Warning = meta.story(mailOf('account-warned'))
export const WarningForFalseReports = meta.story(
  mailOf('account-warned', { decision: FACTS['reports-paused'].decision }),
)
export const ReportingPaused = meta.story(mailOf('reports-paused'))
export const Ban = meta.story(mailOf('account-banned'))
export const BanLifted = meta.story(mailOf('account-unbanned'))
export const AccountDeleted = meta.story(mailOf('reactivate'))
