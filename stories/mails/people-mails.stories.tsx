import preview from '#stories/.storybook/preview.tsx'
import { MailFrame } from './mail-frame.tsx'
import { mailOf } from './mail-story.tsx'
import { sampleMail } from './sent-to.ts'

const meta = preview.meta({
  title: 'Mails/People',
  component: MailFrame,
  tags: ['!autodocs'],
  parameters: { a11y: { options: { iframes: false } } },
  args: { letter: sampleMail('new-message', {}, {}), mode: 'light' },
})

export const NewMessage = meta.story(mailOf('new-message'))
export const NewMessageFromAFictionalProfile = meta.story(
  mailOf('new-message', { labels: ['fictional'] }),
)
export const NewPhoto = meta.story(mailOf('new-photo'))
export const NewGift = meta.story(mailOf('new-gift'))
export const NewLike = meta.story(mailOf('new-like'))
export const NewMatch = meta.story(mailOf('new-match'))
export const NewMatchWithAnAwkwardName = meta.story(
  mailOf('new-match', { from: 'Wolfeschlegelsteinhausenbergerdorff <b>' }),
)
export const UnreadReminder = meta.story(mailOf('unread-reminder'))
export const PhotoReminder = meta.story(mailOf('photo-reminder'))
export const WeeklyUpdate = meta.story(mailOf('weekly-update'))
export const Discount = meta.story(mailOf('promotion'))
export const News = meta.story(mailOf('news'))
