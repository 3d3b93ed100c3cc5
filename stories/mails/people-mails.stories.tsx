import preview from '#stories/.storybook/preview.tsx'
import { MailFrame } from './mail-frame.tsx'
import { mailOf } from './mail-story.tsx'
import { ANN_AND_BOB, BOBS_FACE, BOBS_LINE, CAS_FACE, LONGEST_LINE } from './sample-pictures.ts'
import { sampleMail } from './sent-to.ts'

const meta = preview.meta({
  title: 'Mails/People',
  component: MailFrame,
  tags: ['!autodocs'],
  parameters: { a11y: { options: { iframes: false } } },
  args: { letter: sampleMail('new-message', {}, {}), mode: 'light' },
})

const FACE = { picture: BOBS_FACE }
const SHOWN = { ...FACE, line: BOBS_LINE }

export const NewMessage = meta.story(mailOf('new-message', FACE))
export const NewMessageFromAFictionalProfile = meta.story(
  mailOf('new-message', { ...FACE, labels: ['fictional'] }),
)
export const NewPhoto = meta.story(mailOf('new-photo', FACE))
export const NewGift = meta.story(mailOf('new-gift', FACE))
export const NewLike = meta.story(mailOf('new-like', SHOWN))
export const NewLikeWithoutPreviews = meta.story(mailOf('new-like', FACE))
export const NewLikeWithoutAPhoto = meta.story(mailOf('new-like', { line: BOBS_LINE }))
export const NewLikeWithTheLongestLine = meta.story(
  mailOf('new-like', { ...FACE, line: LONGEST_LINE }),
)
export const NewMatch = meta.story(mailOf('new-match', { picture: ANN_AND_BOB, line: BOBS_LINE }))
export const NewMatchWithAnAwkwardName = meta.story(
  mailOf('new-match', { from: 'Wolfeschlegelsteinhausenbergerdorff <b>' }),
)
export const UnreadReminder = meta.story(
  mailOf('unread-reminder', {
    people: [
      { from: 'Bob', labels: [], picture: BOBS_FACE, unread: 2 },
      { from: 'Cas', labels: ['demo'], picture: CAS_FACE, unread: 1 },
      { from: 'Dee', labels: [], picture: null, unread: 4 },
    ],
  }),
)
export const PhotoReminder = meta.story(mailOf('photo-reminder'))
export const WeeklyUpdate = meta.story(mailOf('weekly-update'))
export const Discount = meta.story(mailOf('promotion'))
export const News = meta.story(mailOf('news'))
