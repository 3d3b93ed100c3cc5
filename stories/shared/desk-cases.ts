import type { Report } from '#core/safety/report.ts'
import { ok } from '#core/shared/result.ts'
import { HOUR } from '#core/shared/time.ts'
import { PEOPLE } from '../../app/mocks/scenes/demo-members.ts'
import { and, type Situation, storyId } from '../../app/mocks/scenes/situation.ts'
import { operator } from '../../app/mocks/scenes/situations.ts'

/** Who is reported in stories of the desk, and who reported. */
export const REPORTED = PEOPLE.stijn
export const REPORTER = PEOPLE.photoless

/** The report that stories look at, and the message in it. */
export const REPORT = storyId(0xd01)
export const MEANT = 'Ik zit vast in Lissabon. Leen me 500 euro, morgen krijg je het terug.'
export const NOTE = 'Hij vroeg na drie berichten om geld.\nIk ken hem niet.'
/** What an operator writes. */
export const FACTS = 'Je vroeg een ander lid om 500 euro.'

const sample = (nth: number, changes: Partial<Report>, at: number): Report => ({
  id: storyId(0xd00 + nth),
  reporter: REPORTER.id,
  reported: REPORTED.id,
  reason: 'asks-money',
  note: NOTE,
  conversation: null,
  message: storyId(0xd92),
  blocked: true,
  evidence: {
    name: REPORTED.name,
    about: REPORTED.about,
    messages: [
      { id: storyId(0xd91), text: 'Hoi! Wat een leuke foto.', sentAt: at - 2 * HOUR },
      { id: storyId(0xd92), text: MEANT, sentAt: at - HOUR },
      { id: storyId(0xd93), text: '', sentAt: at - HOUR, photo: storyId(0xd94) },
    ],
  },
  at: at - nth * HOUR,
  takenAt: null,
  decision: null,
  ...changes,
})

/** Reports that wait: one for each of `changes`, the newest first. */
export const withReports = (
  situation: Situation,
  ...changes: readonly Partial<Report>[]
): Situation =>
  and(situation, ({ world: { ports } }) =>
    ports.atomically(async ({ reports }) => {
      for (const [at, change] of changes.entries())
        await reports.add(sample(at + 1, change, ports.now()))
      return ok(null)
    }),
  )

/** A report with evidence, and others about the same member. */
export const reported = (situation = operator()): Situation =>
  withReports(situation, {}, { reason: 'insulting', note: '' }, { reason: 'under-age' })

/** A member who was warned before. */
export const warned = (situation: Situation): Situation =>
  and(situation, ({ browser }) =>
    browser.ask('POST', `/api/desk/members/${REPORTED.id}/decisions`, {
      id: storyId(0xe01),
      kind: 'warning',
      rule: 'harassment',
      facts: FACTS,
    }),
  )

/** The same member, banned. */
export const banned = (situation: Situation): Situation =>
  and(situation, ({ browser }) =>
    browser.ask('POST', `/api/desk/members/${REPORTED.id}/decisions`, {
      id: storyId(0xe02),
      kind: 'ban',
      rule: 'money',
      facts: FACTS,
    }),
  )
