import { describe, expect, test } from 'bun:test'
import { isoOf, MINUTE } from '#core/shared/time.ts'
import { upload } from '#tests/core/fakes.ts'
import { json, openApi, uuid } from '../open-api.ts'
import { form } from '../photo-forms.ts'

const PHOTO = '01934a00-0000-7000-8000-00000000000a'
const ANN = uuid(1)
const BOB = uuid(2)
const REFUSED = [403, { code: 'desk.login-required' }] as const

async function withPhoto() {
  const site = openApi()
  await site.member(ANN)
  await site.member(BOB)
  const ann = await site.signedIn(ANN)
  await ann.post('/api/photos', form(PHOTO, upload('a')))
  site.pass(MINUTE)
  const mia = await site.atDesk('Mia')
  const listed = await mia.get('/api/desk/photos')
  const { waiting, pictures } = await listed.json()
  const [{ picture }] = pictures
  return { ...site, ann, mia, listed, waiting, pictures, picture }
}

describe('the pictures at the desk', () => {
  test('are for operators alone, and stored nowhere', async () => {
    const { ann, browser, listed, picture } = await withPhoto()
    expect(listed.headers.get('cache-control')).toBe('no-store')
    for (const other of [ann, browser()]) {
      expect(await json(await other.get('/api/desk/photos'))).toEqual(REFUSED)
      expect(await json(await other.get(`/api/desk/photos/${picture}/file`))).toEqual(REFUSED)
      const decision = { verdict: 'approve' }
      expect(await json(await other.post(`/api/desk/photos/${picture}`, decision))).toEqual(REFUSED)
    }
  })

  test('are listed with their members', async () => {
    const { waiting, pictures, picture } = await withPhoto()
    expect(waiting).toBe(1)
    expect(pictures).toMatchObject([{ kind: 'profile', member: { id: ANN }, until: null, picture }])
    expect(picture).toStartWith(`${PHOTO}_`)
  })

  test('are sent as files', async () => {
    const { mia, picture } = await withPhoto()
    const file = await mia.get(`/api/desk/photos/${picture}/file`)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toStartWith('image/')
    expect(file.headers.get('cache-control')).toBe('no-store')
    const missing = [404, { code: 'photo.not-found' }] as const
    expect(await json(await mia.get(`/api/desk/photos/${PHOTO}/file`))).toEqual(missing)
    expect(await json(await mia.get('/api/desk/photos/..%2F..%2Fx/file'))).toEqual(missing)
  })
})

describe('a decision at the desk', () => {
  test('is seen by the member', async () => {
    const { ann, mia, picture } = await withPhoto()
    const done = await mia.post(`/api/desk/photos/${picture}`, { verdict: 'approve' })
    expect(await json(done)).toEqual([200, { state: 'active' }])
    expect(await (await ann.get('/api/photos')).json()).toMatchObject({
      photos: [{ id: PHOTO, status: 'active' }],
    })
    const [count] = await json(await mia.get('/api/desk/overview'))
    expect(count).toBe(200)
  })

  test('of the second operator is refused, with the name of the first', async () => {
    const { mia, atDesk, picture } = await withPhoto()
    const bo = await atDesk('Bo')
    await mia.post(`/api/desk/photos/${picture}`, { verdict: 'refuse', reason: 'quality' })
    expect(
      await json(await bo.post(`/api/desk/photos/${picture}`, { verdict: 'approve' })),
    ).toEqual([409, { code: 'photo.decided', state: 'refused', by: 'Mia' }])
    const again = { verdict: 'refuse', reason: 'nudity' }
    expect(await json(await bo.post(`/api/desk/photos/${picture}`, again))).toEqual([
      200,
      { state: 'refused' },
    ])
  })

  test('is changed later, by whoever saw the one that holds', async () => {
    const { ann, mia, atDesk, picture } = await withPhoto()
    const bo = await atDesk('Bo')
    const judge = (by: typeof mia, body: object) => by.post(`/api/desk/photos/${picture}`, body)
    await judge(mia, { verdict: 'approve' })
    const down = { verdict: 'refuse', reason: 'rights', instead_of: 'active' }
    expect(await json(await judge(bo, down))).toEqual([200, { state: 'refused' }])
    expect(await (await ann.get('/api/photos')).json()).toMatchObject({
      photos: [{ id: PHOTO, status: 'refused' }],
    })
    const record = await (await mia.get(`/api/desk/members/${ANN}`)).json()
    expect(record.photos).toMatchObject([
      { picture, state: 'refused', reason: 'rights', decided_by: 'Bo' },
    ])
    expect(await json(await judge(mia, { verdict: 'reopen', instead_of: 'active' }))).toEqual([
      409,
      { code: 'photo.decided', state: 'refused', by: 'Bo' },
    ])
    const undone = await judge(mia, { verdict: 'reopen', instead_of: 'refused' })
    expect(await json(undone)).toEqual([200, { state: 'waiting' }])
    const { actions } = await (await mia.get('/api/desk/actions')).json()
    const member = { id: ANN }
    expect(actions).toMatchObject([
      { action: 'photo.reopened', by: 'Mia', member, reason: null },
      { action: 'photo.refused', by: 'Bo', member, reason: 'rights' },
      { action: 'photo.approved', by: 'Mia', member, reason: null },
    ])
  })

  test('stays in the record of its member, also once the photo is removed', async () => {
    const { ann, mia, atDesk, pass, now, picture } = await withPhoto()
    const history = async () =>
      (await (await mia.get(`/api/desk/members/${ANN}`)).json()).photo_actions
    expect(await history()).toEqual([])
    const bo = await atDesk('Bo')
    const judge = (by: typeof mia, body: object) => by.post(`/api/desk/photos/${picture}`, body)
    const id = expect.any(String)
    const first = { id, action: 'photo.approved', by: 'Mia', reason: null, at: isoOf(now()) }
    await judge(mia, { verdict: 'approve' })
    pass(MINUTE)
    const second = { id, action: 'photo.refused', by: 'Bo', reason: 'rights', at: isoOf(now()) }
    await judge(bo, { verdict: 'refuse', reason: 'rights', instead_of: 'active' })
    expect(await history()).toEqual([second, first])
    expect((await ann.remove(`/api/photos/${PHOTO}`)).ok).toBe(true)
    const record = await (await mia.get(`/api/desk/members/${ANN}`)).json()
    expect(record).toMatchObject({ photos: [], photo_actions: [second, first] })
    const other = await (await mia.get(`/api/desk/members/${BOB}`)).json()
    expect(other.photo_actions).toEqual([])
  })

  test('needs a reason that exists', async () => {
    const { mia, picture } = await withPhoto()
    for (const body of [{ verdict: 'refuse' }, { verdict: 'refuse', reason: 'ugly' }, {}]) {
      expect((await mia.post(`/api/desk/photos/${picture}`, body)).status).toBe(422)
    }
  })
})

describe('decisions at the desk on several pictures', () => {
  test('are one request, and each is told what became of it', async () => {
    const { ann, mia, picture } = await withPhoto()
    const decide = (...decisions: readonly object[]) => mia.post('/api/desk/photos', { decisions })
    const approve = { verdict: 'approve' }
    const gone = `${uuid(77)}_none`
    const answer = await decide(
      { picture, decision: approve },
      { picture: gone, decision: approve },
    )
    expect(await json(answer)).toEqual([
      200,
      {
        results: [
          { picture, state: 'active', refusal: null },
          { picture: gone, state: null, refusal: { code: 'photo.not-found' } },
        ],
      },
    ])
    const undone = await decide({ picture, decision: { verdict: 'reopen', instead_of: 'active' } })
    expect((await undone.json()).results).toMatchObject([{ state: 'waiting' }])
    expect((await (await ann.get('/api/photos')).json()).photos).toMatchObject([
      { status: 'inspection' },
    ])
  })

  test('are a page of them at most, and at least one', async () => {
    const { mia, picture } = await withPhoto()
    const decisions = Array(25).fill({ picture, decision: { verdict: 'approve' } })
    expect((await mia.post('/api/desk/photos', { decisions })).status).toBe(422)
    expect((await mia.post('/api/desk/photos', { decisions: [] })).status).toBe(422)
  })
})

describe('a second look at the desk', () => {
  test('is at what was approved, by a colleague', async () => {
    const { mia, atDesk, pass, picture, reads, commit } = await withPhoto()
    const bo = await atDesk('Bo')
    await mia.post(`/api/desk/photos/${picture}`, { verdict: 'approve' })
    const photo = await reads.photos.byId(PHOTO)
    if (!photo) throw new Error('there is no photo')
    // Of the share that is looked at again.
    await commit(async ({ photos, operators }) => {
      await photos.save({ ...photo, lookAgainAt: photo.addedAt })
      for (const one of await operators.lockAll())
        await operators.save({ ...one, passwordHash: '!' })
    })
    pass(MINUTE)
    const listed = await (await bo.get('/api/desk/photos/second-looks')).json()
    expect(listed).toMatchObject({
      waiting: 1,
      pictures: [{ picture, approved_by: 'Mia', own: null, refused_before: null }],
    })
    const look = (by: typeof mia, body: object, of = picture) =>
      by.post(`/api/desk/photos/${of}/second-look`, body)
    const confirm = { verdict: 'confirm' }
    // Mia approved it: she leaves it to a colleague.
    expect(await json(await look(mia, confirm))).toEqual([409, { code: 'photo.own-decision' }])
    expect(await json(await look(bo, confirm, `${PHOTO}_none`))).toEqual([
      404,
      { code: 'photo.not-found' },
    ])
    expect((await look(bo, { verdict: 'refuse', reason: 'ugly' })).status).toBe(422)
    expect(await json(await look(bo, confirm))).toEqual([200, { state: 'active' }])
    expect(await json(await look(mia, { verdict: 'refuse', reason: 'quality' }))).toEqual([
      409,
      { code: 'photo.decided', state: 'active', by: 'Bo' },
    ])
  })
})

test('an overview is for operators alone, and counts what waits', async () => {
  const { ann, mia } = await withPhoto()
  expect(await json(await ann.get('/api/desk/overview'))).toEqual(REFUSED)
  const seen = await mia.get('/api/desk/overview')
  expect(seen.headers.get('cache-control')).toBe('no-store')
  expect(await seen.json()).toMatchObject({
    photos: { waiting: 1 },
    chat_photos: { waiting: 0, oldest_at: null },
    second_looks: { waiting: 0, oldest_at: null },
    complaints: { waiting: 0, oldest_at: null },
    actions: [],
  })
})
