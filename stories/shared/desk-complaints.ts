import { takeComplaint } from '#core/desk/cases/take-case.ts'
import { recordedAs } from '#core/desk/log/recorded-as.ts'
import { OWNER } from '#core/desk/roles.ts'
import type { Ports } from '#core/ports.ts'
import { answerComplaint } from '#core/safety/answer-complaint.ts'
import type { Complaint } from '#core/safety/complaint.ts'
import { ok } from '#core/shared/result.ts'
import { HOUR } from '#core/shared/time.ts'
import { and, type Situation, storyId } from '../../app/mocks/scenes/situation.ts'
import { operator } from '../../app/mocks/scenes/situations.ts'

/** The complaint that stories look at, and what its sender wrote. */
export const COMPLAINT = storyId(0xe01)
export const WORDS = 'Twee keer afgeschreven.\nGraag één keer terug.'
export const EMAIL = 'ann@example.test'
/** What an operator writes. */
export const ANSWER = 'De tweede afschrijving was onze fout. Je krijgt het geld terug.'

const sample = (nth: number, changes: Partial<Complaint>, now: number): Complaint => ({
  id: storyId(0xe00 + nth),
  site: 'vonk',
  kind: 'payment',
  words: WORDS,
  about: '261121-7KQ4MX',
  name: 'Ann',
  email: EMAIL,
  language: 'nl',
  filedAt: now - nth * HOUR,
  takenAt: null,
  answeredAt: null,
  answer: null,
  ...changes,
})

/** An operator, and complaints that wait: one for each of `changes`, the newest first. */
export const withComplaints = (...changes: readonly Partial<Complaint>[]): Situation =>
  and(operator(), ({ world: { ports } }) =>
    ports.atomically(async ({ complaints }) => {
      for (const [at, change] of changes.entries())
        await complaints.add(sample(at + 1, change, ports.now()))
      return ok(null)
    }),
  )

/** The same, and the first was answered at the desk. */
export const answered = (...changes: readonly Partial<Complaint>[]): Situation =>
  and(withComplaints(...changes), ({ browser }) =>
    browser.ask('POST', `/api/desk/complaints/${COMPLAINT}/answer`, { text: ANSWER }),
  )

/** Another operator, who is added. */
async function colleague(ports: Ports, name: string) {
  const none = {
    passwordHash: null,
    invitationHash: null,
    invitedUntil: null,
    removedAt: null,
    roles: [],
    version: 1,
  }
  const other = { ...none, id: storyId(0xe99), email: 'mia@vonk.example', name, addedAt: 0 }
  await ports.atomically(async ({ operators }) => ok(await operators.add(other)))
  return other
}

/** A colleague who can answer complaints works at the desk. */
export async function employ(ports: Ports): Promise<void> {
  const other = await colleague(ports, 'Mia')
  await ports.atomically(async ({ operators }) =>
    ok(await operators.save({ ...other, passwordHash: '!', roles: [OWNER] })),
  )
}

/** Another operator takes the complaint, elsewhere. */
export async function takeElsewhere(ports: Ports, name: string): Promise<void> {
  await takeComplaint(ports, await colleague(ports, name), { complaint: COMPLAINT })
}

/** Another operator answers, elsewhere. */
export async function answerElsewhere(ports: Ports, name: string): Promise<void> {
  const other = await colleague(ports, name)
  const recorded = recordedAs(ports, other, 'complaint.answered', COMPLAINT)
  await answerComplaint(recorded, { id: COMPLAINT, text: ANSWER })
}
