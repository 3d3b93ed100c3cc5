import { describe, expect, test } from 'bun:test'
import { render } from '#adapters/mail/render.ts'
import { writeLetter } from '#core/notifications/letters/write-letter.ts'
import type { Letter } from '#core/notifications/letters.ts'
import { COMPLAINT, COMPLAINT_RETENTION, complaintNumber } from '#core/safety/complaint.ts'
import { type FileComplaint, fileComplaint } from '#core/safety/complaints/file-complaint.ts'
import { pruneComplaints, viewComplaint } from '#core/safety/complaints/view-complaint.ts'
import { caseReference } from '#core/shared/case-reference.ts'
import { err } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import type { Settings } from '#core/site/settings.ts'
import { openWorld, START } from '#tests/core/world.ts'

const COMPLAINT_COMMAND: FileComplaint = {
  id: '01935000-0000-7000-8000-000000000001',
  site: 'vonk',
  kind: 'payment',
  words: 'Twee keer afgeschreven.',
  about: '261121-7KQ4MX',
  name: 'Ann',
  email: 'ann@example.test',
  language: 'de',
  goodFaith: false,
  address: '192.0.2.1',
  sender: null,
}
const { id, address: _, sender: __, goodFaith: ___, ...FILED } = COMPLAINT_COMMAND

function openDesk(settings: Partial<Settings> = {}) {
  const world = openWorld({ settings, limits: { complaints: { tries: 2, window: DAY } } })
  const file = (more: Partial<FileComplaint> = {}) =>
    fileComplaint(world, { ...COMPLAINT_COMMAND, ...more })
  const view = (reference: string) => viewComplaint(world, { reference })
  const filed = () => world.reads.complaints.unanswered(null, 10)

  async function letters(): Promise<readonly Letter[]> {
    const written: Letter[] = []
    for (const { id, notification } of await world.deliveries()) {
      if (!('complaint' in notification)) continue
      const { become, ...rest } = await writeLetter(
        world,
        { id, notification },
        () => 'https://vonk.test',
      )
      if ('letter' in rest) written.push(rest.letter)
      else expect(become).toBe('nothing')
    }
    return written
  }
  return { ...world, file, view, filed, letters }
}

describe('filing a complaint', () => {
  test('trims its texts, and has the client’s id', async () => {
    const desk = openDesk()
    const complaint = { id, ...FILED, filedAt: START, answeredAt: null }
    const typed = {
      words: '  Twee keer afgeschreven.\n',
      name: ' Ann ',
      email: ' ann@example.test',
    }
    expect(await desk.file(typed)).toEqual({ ok: true, value: expect.objectContaining(complaint) })
    expect(await desk.filed()).toMatchObject([complaint])
    expect(await desk.allEvents()).toEqual([{ type: 'complaint.filed', complaint: id }])
  })

  test('is idempotent by id; other content is refused', async () => {
    const desk = openDesk()
    const first = await desk.file()
    desk.pass(60_000)
    expect(await desk.file()).toEqual(first)
    expect(await desk.file({ words: 'Iets anders' })).toEqual(err({ code: 'complaint.id-taken' }))
    expect(await desk.filed()).toHaveLength(1)
    expect(await desk.allEvents()).toHaveLength(1)
  })

  test('accepts the longest texts, counted in characters', async () => {
    const whole = '👋'.repeat(COMPLAINT.words)
    expect(await openDesk().file({ words: whole })).toMatchObject({ value: { words: whole } })
  })

  test.each([
    [{ words: ' \n' }, { code: 'complaint.empty' }],
    [{ words: 'x'.repeat(5001) }, { code: 'complaint.too-long', part: 'words', limit: 5000 }],
    [{ about: 'x'.repeat(301) }, { code: 'complaint.too-long', part: 'about', limit: 300 }],
    [{ name: 'x'.repeat(81) }, { code: 'complaint.too-long', part: 'name', limit: 80 }],
    [{ email: 'ann@' }, { code: 'email.invalid' }],
  ] as const)('refuses %o and stores nothing', async (more, refusal) => {
    const desk = openDesk()
    expect(await desk.file(more)).toEqual(err(refusal))
    expect(await desk.filed()).toEqual([])
  })

  test('of a member, or about the abuse of a child, is not refused for what others in the network filed', async () => {
    const desk = openDesk()
    for (const id of ['one', 'two']) expect((await desk.file({ id })).ok).toBe(true)
    expect((await desk.file({ id: 'three' })).ok).toBe(false)
    const sender = await desk.member('ann')
    expect((await desk.file({ id: 'four', sender })).ok).toBe(true)
    expect((await desk.file({ id: 'five', sender })).ok).toBe(true)
    expect((await desk.file({ id: 'six', sender })).ok).toBe(false)
    const abuse = { kind: 'child-abuse', name: '', email: '', goodFaith: true } as const
    for (let nth = 0; nth < 5; nth += 1) {
      expect((await desk.file({ ...abuse, id: `abuse-${nth}` })).ok).toBe(true)
    }
  })

  test('has a rate limit per address, with a Retry-After', async () => {
    const desk = openDesk()
    expect(await desk.file()).toMatchObject({ ok: true })
    expect(await desk.file({ id: 'second' })).toMatchObject({ ok: true })
    const refused = err({ code: 'complaint.too-many', minutes: 24 * 60 })
    expect(await desk.file({ id: 'third' })).toEqual(refused)
    expect(await desk.file({ id: 'third', address: '198.51.100.7' })).toMatchObject({ ok: true })
    expect(await desk.file()).toMatchObject({ ok: true, value: { id } })
  })
})

describe('a complaint', () => {
  test('is accessible by reference, not by id', async () => {
    const desk = openDesk()
    await desk.file()
    expect(await desk.view(caseReference(desk, 'complaint', id))).toMatchObject({
      ok: true,
      value: { id, words: FILED.words, answeredAt: null },
    })
    for (const guess of ['', id, `${id}_`, `${id}_${desk.secrets.fingerprint('complaint other')}`])
      expect(await desk.view(guess)).toEqual(err({ code: 'complaint.not-found' }))
    const unknown = caseReference(desk, 'complaint', 'never-filed')
    expect(await desk.view(unknown)).toEqual(err({ code: 'complaint.not-found' }))
  })

  test('is accessible for two years', async () => {
    const desk = openDesk()
    await desk.file()
    desk.pass(COMPLAINT_RETENTION)
    await pruneComplaints(desk)
    expect(await desk.filed()).toHaveLength(1)
    desk.pass(1)
    await pruneComplaints(desk)
    expect(await desk.filed()).toEqual([])
  })

  test('is mailed to its sender and to support, each in their language', async () => {
    const desk = openDesk()
    const ann = await desk.member('ann', { account: { email: 'Ann@example.test' } })
    const filed = await desk.file({ sender: ann })
    const complaint = filed.ok ? filed.value : null
    const facts = { complaint, complaintNumber: complaintNumber({ id, filedAt: START }) }
    const path = `/complaints/${caseReference(desk, 'complaint', id)}`
    expect(await desk.letters()).toMatchObject([
      {
        kind: 'complaint',
        to: 'ann@example.test',
        language: 'de',
        facts: { ...facts, name: 'Ann' },
        path,
      },
      {
        kind: 'complaint-desk',
        to: desk.site.supportEmail,
        language: desk.site.language,
        facts: { ...facts, name: '' },
        path: `/desk/complaints/${id}`,
        unsubscribe: null,
      },
    ])
  })

  test.each([
    ['who is not logged in', null, 'ann@example.test'],
    ['who did not confirm the address', { confirmedAt: null }, 'ann@example.test'],
    ['who has another address', {}, 'bob@example.test'],
  ])('by one %s gets a receipt without its text', async (_, account, email) => {
    const desk = openDesk()
    const sender = account && (await desk.member('ann', { account }))
    const filed = await desk.file({ sender, email })
    if (!filed.ok) throw new Error(filed.error.code)
    const receipt = (await desk.letters()).find(({ kind }) => kind === 'complaint')
    if (!receipt) throw new Error('no receipt')
    const { text } = render(receipt)
    for (const input of [FILED.words, FILED.about, FILED.name]) expect(text).not.toContain(input)
    expect(text).toContain(complaintNumber(filed.value))
    expect(text).toContain(`/complaints/${caseReference(desk, 'complaint', id)}`)
  })

  test('is mailed to an unconfirmed mailbox three times a day; further complaints are stored', async () => {
    const desk = openDesk()
    const kinds = async (at: number, more: Partial<FileComplaint> = {}) => {
      const before = (await desk.letters()).length
      const filed = await desk.file({ id: `nr-${at}`, address: `198.51.${at}.1`, ...more })
      expect(filed.ok).toBe(true)
      return (await desk.letters()).slice(before).map(({ kind }) => kind)
    }
    const both = ['complaint', 'complaint-desk'] as const
    for (let at = 0; at < 3; at += 1) {
      expect(await kinds(at, { email: `ann+${at}@example.test` })).toEqual([...both])
    }
    expect(await kinds(3, { email: 'ANN@example.test' })).toEqual(['complaint-desk'])
    expect(await kinds(4, { email: 'bob@example.test' })).toEqual([...both])
    expect(await kinds(5, { sender: await desk.member('ann') })).toEqual([...both])
  })

  test('is not mailed after its deletion, nor to an unreachable address', async () => {
    const desk = openDesk({ supportEmail: 'hulp@vonk.invalid' })
    await desk.file()
    expect((await desk.letters()).map(({ kind }) => kind)).toEqual(['complaint'])
    desk.pass(COMPLAINT_RETENTION + 1)
    await pruneComplaints(desk)
    expect(await desk.letters()).toEqual([])
  })
})
