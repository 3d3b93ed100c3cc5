import { describe, expect, test } from 'bun:test'
import { isoOf } from '#core/shared/time.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)

async function open() {
  const site = openApi()
  await site.member(ANN, { account: { signedUpAt: 2, tracking: { network: 'adnet' } } })
  await site.member(BOB, {
    account: { signedUpAt: 1, status: 'not_confirmed', country: 'BE' },
    profile: { mainPhoto: uuid(9) },
  })
  const mia = await site.atDesk('Mia')
  const list = async (only: object = {}) => json(await mia.post('/api/desk/members/list', only))
  return { ...site, mia, list }
}

describe('the list of members', () => {
  test('has whoever fits all that is chosen, with the address', async () => {
    const { list, mia } = await open()
    expect(await list()).toMatchObject([
      200,
      { members: [{ id: ANN, email: `${ANN}@example.test` }, { id: BOB }], next: null },
    ])
    const ids = async (only: object) => {
      const answer = await mia.post('/api/desk/members/list', only)
      const { members } = await answer.json()
      return members.map(({ id }: { readonly id: string }) => id)
    }
    expect(await ids({ status: 'not_confirmed', country: 'BE', site: 'vonk' })).toEqual([BOB])
    expect(await ids({ without_photo: true })).toEqual([ANN])
    expect(await ids({ source: 'adnet' })).toEqual([ANN])
    expect(await ids({ address: BOB.slice(-6).toUpperCase() })).toEqual([BOB])
    expect(await ids({ from: isoOf(2) })).toEqual([ANN])
    expect(await ids({ after: `2.${ANN}` })).toEqual([BOB])
    expect(await ids({ status: 'banned' })).toEqual([])
  })

  test('refuses what is no choice, and everybody but operators', async () => {
    const { list, signedIn } = await open()
    for (const wrong of [
      { status: 'other' },
      { country: 'XX' },
      { from: 'yesterday' },
      { after: 'x' },
      { address: 'x'.repeat(255) },
    ])
      expect(await list(wrong)).toMatchObject([422, { code: 'request.invalid' }])
    const ann = await signedIn(ANN)
    expect((await ann.post('/api/desk/members/list', {})).status).toBe(403)
    expect((await ann.get('/api/desk/members/choices')).status).toBe(403)
  })

  test('knows what members can be listed by', async () => {
    const { mia } = await open()
    const choices = await (await mia.get('/api/desk/members/choices')).json()
    expect(choices).toMatchObject({ sites: [{ id: 'vonk', name: 'Vonk' }], sources: ['adnet'] })
    expect(choices.countries).toContain('NL')
  })
})

describe('a member at the desk', () => {
  test('has mails, of which is told what became of them, in pages', async () => {
    const { mia, commit, now } = await open()
    await commit(async ({ mailLog, deliveries }) => {
      const mail = { member: ANN, at: now() }
      await mailLog.add({ ...mail, kind: 'reset', result: 'sent', reason: null })
      await mailLog.add({ ...mail, kind: 'news', result: 'skipped', reason: 'outdated' })
      await mailLog.add({ ...mail, kind: 'news', result: 'failed', reason: 'smtp.550' })
      const notification = { kind: 'weekly-update', member: ANN } as const
      await deliveries.add({ id: 'w', notification, addedAt: now(), dueAt: now() })
    })
    const mails = (query = '', id = ANN) => mia.get(`/api/desk/members/${id}/mails${query}`)
    const at = isoOf(now())
    expect(await (await mails()).json()).toEqual({
      troubles: [],
      waiting: [
        { id: 'w', kind: 'weekly-update', due_at: at, attempts: 0, error: null, waits_for: null },
      ],
      mails: [
        { number: 3, kind: 'news', result: 'failed', skipped_for: null, error: 'smtp.550', at },
        { number: 2, kind: 'news', result: 'skipped', skipped_for: 'outdated', error: null, at },
        { number: 1, kind: 'reset', result: 'sent', skipped_for: null, error: null, at },
      ],
      next: null,
    })
    expect(await (await mails('?before=2')).json()).toMatchObject({ mails: [{ number: 1 }] })
    expect((await mails('?before=0')).status).toBe(422)
    expect((await mails('', uuid(7))).status).toBe(404)
  })

  test('is sent the confirmation mail again, until it is confirmed or enough were sent', async () => {
    const { mia, reads } = await open()
    const resend = async (id: string) =>
      json(await mia.post(`/api/desk/members/${id}/confirmation`, {}))
    expect(await resend(ANN)).toEqual([409, { code: 'member.confirmed' }])
    expect(await resend(uuid(7))).toEqual([404, { code: 'member.not-found' }])
    for (let times = 0; times < 5; times += 1)
      expect(await resend(BOB)).toEqual([200, { ok: true }])
    expect(await resend(BOB)).toMatchObject([429, { code: 'mails.too-many' }])
    expect((await reads.operatorActions.about(BOB, 9)).map(({ action }) => action)).toEqual(
      Array(5).fill('member.mailed'),
    )
  })

  test('gets the right address unless it is confirmed', async () => {
    const { mia, reads } = await open()
    const correct = async (id: string, email: string) =>
      json(await mia.post(`/api/desk/members/${id}/address`, { email }))
    expect(await correct(BOB, 'bob@right.test')).toEqual([200, { ok: true }])
    expect((await reads.accounts.byId(BOB))?.email).toBe('bob@right.test')
    expect(await correct(ANN, 'ann@right.test')).toEqual([409, { code: 'member.confirmed' }])
    expect(await correct(BOB, 'x')).toMatchObject([422, { code: 'email.invalid' }])
    expect(await correct(uuid(7), 'x@right.test')).toEqual([404, { code: 'member.not-found' }])
    for (let times = 0; times < 4; times += 1) await correct(BOB, `bob${times}@right.test`)
    expect(await correct(BOB, 'last@right.test')).toMatchObject([429, { code: 'mails.too-many' }])
  })

  test('is signed out everywhere', async () => {
    const { mia, signedIn, reads, commit } = await open()
    const ann = await signedIn(ANN)
    const signOut = async (id: string) => json(await mia.remove(`/api/desk/members/${id}/sessions`))
    expect(await signOut(ANN)).toEqual([200, { ok: true }])
    expect((await (await ann.get('/api/user.php')).json()).user ?? null).toBeNull()
    expect(await signOut(uuid(7))).toEqual([404, { code: 'member.not-found' }])
    const bob = await reads.accounts.byId(BOB)
    if (bob) await commit(({ accounts }) => accounts.save({ ...bob, status: 'banned' }))
    expect(await signOut(BOB)).toEqual([409, { code: 'member.closed' }])
  })
})
