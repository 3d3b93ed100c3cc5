import { describe, expect, test } from 'bun:test'
import { render } from '#adapters/mail/render.ts'
import { viewDeskComplaint } from '#core/desk/cases/list-complaints.ts'
import { recordedAs } from '#core/desk/log/recorded-as.ts'
import { writeLetter } from '#core/notifications/letters/write-letter.ts'
import type { Letter } from '#core/notifications/letters.ts'
import { answerComplaint } from '#core/safety/answer-complaint.ts'
import { COMPLAINT, type Complaint, complaintNumber, rankOf } from '#core/safety/complaint.ts'
import { caseReference } from '#core/shared/case-reference.ts'
import { err } from '#core/shared/result.ts'
import { MINUTE } from '#core/shared/time.ts'
import { sampleComplaint } from '#tests/contracts/sample-complaint.ts'
import { openDesk } from '../../desk/access/open-desk.ts'

const TEXT = 'Het geld komt terug.\n\nBinnen een week.'

async function openWith(changes: Partial<Complaint> = {}) {
  const desk = openDesk()
  const complaint = sampleComplaint({ filedAt: desk.now(), language: 'fr', ...changes })
  await desk.commit(({ complaints }) => complaints.add(complaint))
  const { operator } = await desk.hire()
  const { id } = complaint

  async function letters(): Promise<readonly Letter[]> {
    const written: Letter[] = []
    for (const { id, notification } of await desk.deliveries()) {
      if (!('complaint' in notification)) continue
      const result = await writeLetter(desk, { id, notification }, () => 'https://vonk.test')
      if ('letter' in result) written.push(result.letter)
    }
    return written
  }
  return {
    ...desk,
    complaint,
    operator,
    letters,
    answer: (text = TEXT) =>
      answerComplaint(recordedAs(desk, operator, 'complaint.answered', id), { id, text }),
    view: () => viewDeskComplaint(desk, { id, sites: 'all' }),
  }
}

describe('answering a complaint', () => {
  test('stores the text and says so to its sender, once', async () => {
    const desk = await openWith()
    desk.pass(MINUTE)
    const whole = { ...desk.complaint, answeredAt: desk.now(), answer: TEXT }
    expect(await desk.answer(` ${TEXT}\n`)).toEqual({ ok: true, value: whole })
    const second = err({ code: 'complaint.answered', by: 'Mia' })
    expect(await desk.answer('Iets anders')).toEqual(second)
    expect(await desk.view()).toMatchObject({
      value: { complaint: whole, answeredBy: 'Mia', holder: null },
    })
    expect(await desk.allEvents()).toEqual([
      { type: 'complaint.answered', complaint: desk.complaint.id },
    ])
  })

  test('again with the same text is a replay: nothing is stored, mailed or recorded twice', async () => {
    const desk = await openWith()
    const first = await desk.answer()
    desk.pass(MINUTE)
    expect(await desk.answer(`${TEXT} `)).toEqual(first)
    expect(await desk.allEvents()).toHaveLength(1)
    expect(await desk.reads.operatorActions.about(desk.complaint.id, 9)).toHaveLength(1)
  })

  test('is mailed in the sender’s language, with its paragraphs and nothing that the sender wrote', async () => {
    const desk = await openWith({ name: 'Ann' })
    await desk.answer()
    const [letter, ...more] = await desk.letters()
    expect(more).toEqual([])
    if (!letter) throw new Error('no letter')
    expect(letter).toMatchObject({ to: desk.complaint.email, language: 'fr', unsubscribe: null })
    const { subject, text, html } = render(letter)
    expect(subject).toContain(complaintNumber(desk.complaint))
    expect(text).toContain('Het geld komt terug.\n\nBinnen een week.')
    expect(html).toContain('<p>Het geld komt terug.</p>')
    expect(text).toContain(`/complaints/${caseReference(desk, 'complaint', desk.complaint.id)}`)
    for (const typed of [desk.complaint.words, desk.complaint.about, 'Ann'])
      expect(text).not.toContain(typed)
  })

  test.each(['', 'ann@demo.invalid'])('is not mailed to the address %p', async (email) => {
    const desk = await openWith({ email })
    expect((await desk.answer()).ok).toBe(true)
    expect(await desk.letters()).toEqual([])
  })

  test('accepts the longest text, counted in characters, and refuses more or none', async () => {
    const desk = await openWith()
    const limit = COMPLAINT.answer
    for (const empty of ['', '\u200b\u202e'])
      expect(await desk.answer(empty)).toEqual(err({ code: 'complaint.answer-empty' }))
    const long = err({ code: 'complaint.answer-too-long', limit })
    expect(await desk.answer('👋'.repeat(limit + 1))).toEqual(long)
    expect((await desk.answer('👋'.repeat(limit))).ok).toBe(true)
  })

  test('needs a complaint that is there, and not marked as answered by a command', async () => {
    const desk = await openWith()
    const missing = err({ code: 'complaint.not-found' })
    expect(await answerComplaint(desk, { id: 'other', text: TEXT })).toEqual(missing)
    expect(await viewDeskComplaint(desk, { id: 'other', sites: 'all' })).toEqual(missing)
    await desk.commit(({ complaints }) => complaints.answer(desk.complaint.id, desk.now(), null))
    expect(await desk.answer()).toEqual(err({ code: 'complaint.answered', by: null }))
    expect(await desk.view()).toMatchObject({ value: { answeredBy: null } })
  })
})

test('an operator sees who holds a complaint’s address', async () => {
  const desk = await openWith({ email: 'Ann@example.test' })
  expect(await desk.view()).toMatchObject({ value: { holder: null } })
  await desk.member('ann')
  expect(await desk.view()).toMatchObject({ value: { holder: { id: 'ann' } } })
  const unknown = await openWith({ email: '' })
  expect(await unknown.view()).toMatchObject({ value: { holder: null } })
})

test('the abuse of a child is looked at before what is forbidden, and that before the rest', () => {
  expect((['other', 'content', 'child-abuse'] as const).map(rankOf)).toEqual([2, 1, 0])
})
