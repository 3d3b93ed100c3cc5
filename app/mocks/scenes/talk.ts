import type { MemberId } from '#core/accounts/account.ts'
import { ok } from '#core/shared/result.ts'
import { DAY, HOUR, MINUTE, type Millis } from '#core/shared/time.ts'
import { PEOPLE } from './demo-members.ts'
import { and, type Scene, type Situation, storyId } from './situation.ts'
import { freeMember } from './situations.ts'
import { VIEWER } from './viewer.ts'

/** The ids of the conversations of a viewer with chats. */
export const CHATS = {
  /** Two unread messages, the last an hour old. */
  stijn: storyId(0x201),
  /** Read by both. */
  wouter: storyId(0x202),
  /** With a fictional character, acknowledged before. */
  fictional: storyId(0x203),
} as const

/** Texts of some last messages. */
export const SAID = {
  stijn: 'Saturday morning, perhaps?',
  wouter: 'Kale, and a great deal of hope.',
} as const

type Line = readonly [who: 'me' | 'they', ago: Millis, text: string]
type Talk = {
  readonly id: string
  readonly to: MemberId
  readonly lines: readonly Line[]
  /** Read positions; by default the viewer has read up to their own last message. */
  readonly read?: number
  readonly acknowledged?: boolean
}

const TALKS: readonly Talk[] = [
  {
    id: CHATS.wouter,
    to: PEOPLE.wouter.id,
    read: 4,
    lines: [
      ['me', 3 * DAY, 'Hello. Your garden looks like a lot of work.'],
      ['they', 3 * DAY - HOUR, 'It is, and it is the best part of my week.'],
      ['me', 2 * DAY, 'What grows there now?'],
      ['they', 2 * DAY - HOUR, SAID.wouter],
    ],
  },
  {
    id: CHATS.fictional,
    to: PEOPLE.fictional.id,
    read: 2,
    acknowledged: true,
    lines: [
      ['me', 5 * HOUR, 'So you are made up?'],
      ['they', 4 * HOUR, 'I am, and I say so. Shall we write a story together?'],
    ],
  },
  {
    id: CHATS.stijn,
    to: PEOPLE.stijn.id,
    lines: [
      ['me', DAY, 'I saw that you swim. In the sea too?'],
      ['they', 23 * HOUR, 'In the sea most of all, as long as somebody brings tea.'],
      ['me', 3 * HOUR, 'I can bring tea.'],
      ['they', 2 * HOUR, 'Then we only need a sea.'],
      ['they', HOUR, SAID.stijn],
    ],
  },
]

/** The viewer has three conversations; one awaits a reply. */
export const withChats = (situation: Situation = freeMember()): Situation =>
  and(situation, ...TALKS.map((talk) => (scene: Scene) => storeTalk(scene, talk)))

/** The viewer has one of those conversations, and may begin one more. */
export const withOneChat = (situation: Situation = freeMember()): Situation =>
  and(situation, ...TALKS.slice(0, 1).map((talk) => (scene: Scene) => storeTalk(scene, talk)))

/** The viewer has begun the other conversations too, in another tab. */
export async function beginOtherChats(scene: Pick<Scene, 'world'>): Promise<void> {
  for (const talk of TALKS.slice(1)) await storeTalk(scene, talk)
}

/** Messages of the long conversation, by a pattern of their numbers. */
export const lineOf = (numbers: string) => new RegExp(`^Line ${numbers}:`)

/** A conversation too long to read at once. */
export const withLongChat = (situation: Situation = freeMember(), lines = 300): Situation =>
  and(situation, (scene) =>
    storeTalk(scene, {
      id: CHATS.stijn,
      to: PEOPLE.stijn.id,
      read: lines,
      lines: Array.from({ length: lines }, (_, n) => [
        n % 3 === 0 ? 'me' : 'they',
        (lines - n) * 37 * MINUTE,
        `Line ${n + 1}: ${'and so it went on '.repeat((n % 5) + 1).trim()}.`,
      ]),
    }),
  )

async function storeTalk(
  { world: { ports } }: Pick<Scene, 'world'>,
  { id, to, lines, ...talk }: Talk,
) {
  const now = ports.now()
  const [first] = lines
  await ports.atomically(async ({ conversations, messages }) => {
    const startedBy = first?.[0] === 'they' ? to : VIEWER.id
    const other = startedBy === to ? VIEWER.id : to
    const startedAt = now - (first?.[1] ?? 0)
    await conversations.open({ id, startedBy, other, startedAt, lastSeq: 0 })
    if (talk.acknowledged) await conversations.acknowledge(id, VIEWER.id, startedAt)
    for (const [who, ago, text] of lines) {
      const from = who === 'me' ? VIEWER.id : to
      const cost = who === 'me' ? 1 : 0
      const message = { id: ports.newId(), conversation: id, from, text, cost }
      await messages.append({ ...message, sentAt: now - ago })
    }
    const answeredAt = lines.findLastIndex(([who]) => who === 'me') + 1
    await conversations.read(id, VIEWER.id, talk.read ?? answeredAt, true)
    await conversations.read(id, to, talk.read ?? answeredAt, true)
    return ok(null)
  })
}
