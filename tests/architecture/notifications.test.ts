import { expect, test } from 'bun:test'
import type { LetterKind } from '#core/notifications/letters.ts'
import {
  NOTIFICATIONS,
  type Notification,
  type TextKind,
} from '#core/notifications/notification.ts'
import { FACTS } from '#stories/mails/sample-letters.ts'
import { read } from './gallery.ts'

type Kind = keyof typeof NOTIFICATIONS

/** Mails of a kind whose texts have other names, or more than one set of them. */
const LETTERS_OF: Readonly<Partial<Record<Kind, readonly LetterKind[]>>> = {
  'new-message': ['new-message', 'new-gift', 'new-photo'],
  'withdrawal-stated': ['withdrawal-confirm', 'withdrawal-unknown'],
}
const TEXTS: readonly Kind[] = ['debit-code'] satisfies TextKind[]
/** Written by an operator. */
const CAMPAIGNS: readonly string[] = ['promotion', 'news'] satisfies LetterKind[]
const PUSHED: readonly string[] = ['new-message', 'new-like', 'new-match'] satisfies Extract<
  Notification,
  { from: unknown }
>['kind'][]

type Texts = Readonly<Record<string, string>>
type Shown = {
  readonly mail: Texts
  readonly push: Texts
  readonly sms: Texts
  readonly desk: Texts
  readonly samples: object
  readonly stories: string
}

const json = async (path: string): Promise<Texts> => Bun.file(path).json()
const SHOWN: Shown = {
  mail: await json('adapters/locales/nl/mail.json'),
  push: await json('adapters/locales/nl/push.json'),
  sms: await json('adapters/locales/nl/sms.json'),
  desk: await json('app/locales/nl/desk-operation.json'),
  samples: FACTS,
  stories: (await read('stories/mails/*.stories.tsx')).map(({ text }) => text).join('\n'),
}

const isIn = (texts: Texts) => (key: string) => key in texts || `${key}_other` in texts
const lacks = (kind: string, keys: readonly string[], texts: Texts, file: string) =>
  keys.filter((key) => !isIn(texts)(key)).map((key) => `${kind} has no text ${key} in ${file}`)

/** What a kind of mail lacks, in words. */
function missingOfLetter(kind: string, { mail, samples, stories }: Shown): readonly string[] {
  const parts = CAMPAIGNS.includes(kind) ? [] : ['subject', 'lead', 'note', 'button']
  const keys = parts.map((part) => `${kind}.${part}`)
  return [
    ...lacks(kind, keys, mail, 'adapters/locales/nl/mail.json'),
    ...(kind in samples ? [] : [`${kind} has no sample in stories/mails/sample-letters.ts`]),
    ...(stories.includes(`mailOf('${kind}'`) ? [] : [`${kind} has no story in stories/mails`]),
  ]
}

function missingOfPush(kind: string, { push, stories }: Shown): readonly string[] {
  const keys = [`${kind}.title`, `${kind}.body`]
  return [
    ...lacks(kind, keys, push, 'adapters/locales/nl/push.json'),
    ...(stories.includes(`push: { kind: '${kind}'`)
      ? []
      : [`${kind} has no story in stories/mails/pushes.stories.tsx`]),
  ]
}

function missingOf(kind: Kind, shown: Shown): readonly string[] {
  const named = lacks(kind, [`kind.${kind}`], shown.desk, 'app/locales/nl/desk-operation.json')
  if (TEXTS.includes(kind)) {
    return [...named, ...lacks(kind, [kind], shown.sms, 'adapters/locales/nl/sms.json')]
  }
  const letters = LETTERS_OF[kind] ?? [kind]
  return [
    ...named,
    ...letters.flatMap((letter) => missingOfLetter(letter, shown)),
    ...(PUSHED.includes(kind) ? letters.flatMap((letter) => missingOfPush(letter, shown)) : []),
  ]
}

const KINDS = Object.keys(NOTIFICATIONS) as readonly Kind[]

test('every notification has its texts, a sample and a story', () => {
  expect(KINDS.flatMap((kind) => missingOf(kind, SHOWN))).toEqual([])
})

test('one without them is told in words', () => {
  const none: Shown = { mail: {}, push: {}, sms: {}, desk: {}, samples: {}, stories: '' }
  expect(missingOf('new-like', none)).toEqual([
    'new-like has no text kind.new-like in app/locales/nl/desk-operation.json',
    'new-like has no text new-like.subject in adapters/locales/nl/mail.json',
    'new-like has no text new-like.lead in adapters/locales/nl/mail.json',
    'new-like has no text new-like.note in adapters/locales/nl/mail.json',
    'new-like has no text new-like.button in adapters/locales/nl/mail.json',
    'new-like has no sample in stories/mails/sample-letters.ts',
    'new-like has no story in stories/mails',
    'new-like has no text new-like.title in adapters/locales/nl/push.json',
    'new-like has no text new-like.body in adapters/locales/nl/push.json',
    'new-like has no story in stories/mails/pushes.stories.tsx',
  ])
  expect(missingOf('debit-code', none)).toContain(
    'debit-code has no text debit-code in adapters/locales/nl/sms.json',
  )
})
