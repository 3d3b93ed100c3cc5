import { describe, expect, test } from 'bun:test'
import { render } from '#adapters/mail/render.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { COMPLAINT_KINDS } from '#core/safety/complaint.ts'
import { type FileComplaint, fileComplaint } from '#core/safety/complaints/file-complaint.ts'
import { err } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { openWorld } from '#tests/core/world.ts'

const REPORT: FileComplaint = {
  id: 'report',
  site: 'vonk',
  kind: 'content',
  words: 'It sells pills.',
  about: '/members/bob',
  name: 'Ann',
  email: 'ann@example.test',
  language: 'en',
  goodFaith: true,
  address: '192.0.2.1',
  sender: null,
}

function openDesk() {
  const world = openWorld({ limits: { complaintMails: { tries: 1, window: DAY } } })
  const file = (more: Partial<FileComplaint> = {}) => fileComplaint(world, { ...REPORT, ...more })
  const letters = async () => {
    await world.consume()
    await sendDue(world, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    return world.mailer.letters
  }
  return { ...world, file, letters }
}

describe('a report of illegal content', () => {
  test.each([
    [{ about: ' ' }, 'complaint.no-place'],
    [{ name: ' ' }, 'complaint.no-name'],
    [{ goodFaith: false }, 'complaint.no-good-faith'],
    [{ email: '' }, 'email.missing'],
  ] as const)('is refused with %o', async (more, code) => {
    const desk = openDesk()
    expect(await desk.file(more)).toEqual(err({ code }))
    expect(await desk.reads.complaints.unanswered(null, 9)).toEqual([])
  })

  test('states good faith in the mail to support; other complaints do not', async () => {
    const desk = openDesk()
    await desk.file()
    const other = { id: 'other', kind: 'payment', email: 'bob@example.test' } as const
    await desk.file({ ...other, goodFaith: false, about: '', name: '' })
    const mails = (await desk.letters())
      .filter(({ kind }) => kind === 'complaint-desk')
      .map((letter) => render(letter).text.includes('te goeder trouw'))
    expect(mails).toEqual([true, false])
  })

  test('of child abuse needs neither name nor email, and is mailed to support only', async () => {
    const desk = openDesk()
    const unknown = { kind: 'child-abuse', name: '', email: ' ' } as const
    expect(await desk.file(unknown)).toMatchObject({ ok: true, value: { name: '', email: '' } })
    expect((await desk.letters()).map(({ kind, to }) => [kind, to])).toEqual([
      ['complaint-desk', desk.site.supportEmail],
    ])
  })

  test('by an anonymous sender does not use up the limit of others', async () => {
    const desk = openDesk()
    const unknown = { kind: 'child-abuse', name: '', email: '' } as const
    for (const nth of ['1', '2', '3'])
      expect(await desk.file({ ...unknown, id: nth, address: `192.0.${nth}.1` })).toMatchObject({
        ok: true,
      })
  })

  test('of child abuse needs its place, good faith and a valid email if any', async () => {
    const desk = openDesk()
    const unknown = { kind: 'child-abuse', name: '', email: '' } as const
    for (const [more, code] of [
      [{ about: '' }, 'complaint.no-place'],
      [{ goodFaith: false }, 'complaint.no-good-faith'],
      [{ email: 'ann@' }, 'email.invalid'],
    ] as const)
      expect(await desk.file({ ...unknown, ...more })).toEqual(err({ code }))
  })
})

test('other complaints need no place, name or good faith', async () => {
  for (const kind of COMPLAINT_KINDS) {
    if (kind === 'content' || kind === 'child-abuse') continue
    const anonymous = { kind, about: '', name: '', goodFaith: false }
    expect(await openDesk().file(anonymous)).toMatchObject({ ok: true })
  }
})
