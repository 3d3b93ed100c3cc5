import { describe, expect, test } from 'bun:test'
import { reviewChatPhoto } from '#core/chats/review-chat-photo.ts'
import { eraseDeleted } from '#core/membership/leaving/erase-deleted.ts'
import { DAY } from '#core/shared/time.ts'
import { upload } from '#tests/core/fakes.ts'
import { json, uuid } from '../open-api.ts'
import { ANN, BOB, form, openAlbum, PHOTO } from '../photo-forms.ts'

const NOT_FOUND = [404, { code: 'photo.not-found' }] as const

/** Ann and Bob in a conversation started by Ann, with credits for a few photos. */
async function inChat(credits = 9) {
  const site = await openAlbum({ premiumSince: 1 })
  await site.commit(({ wallets }) => wallets.credit(ANN, 'granted', credits + 1))
  const { id } = await (await site.ann.post('/api/conversations', { profile_id: BOB })).json()
  const chat = `/api/conversations/${id}`
  const begin = () => site.ann.post(`${chat}/messages`, { id: uuid(8), text: 'Dag Bob' })
  const send = (photo = PHOTO, subject = 'sea', more = {}) =>
    site.ann.post(`${chat}/photos`, form(photo, upload(subject), 'me.jpg', 'image/jpeg', more))
  const review = (reason?: 'nudity') =>
    reviewChatPhoto(site, {
      photo: PHOTO,
      decision: reason ? { state: 'refused', reason } : { state: 'active' },
    })
  const read = async ({ get }: typeof site.ann) => (await get(`${chat}/messages`)).json()
  return { ...site, chat, at: `${chat}/photos/${PHOTO}`, begin, send, review, read }
}

describe('a photo in a conversation', () => {
  test('cannot be the first message', async () => {
    const { send } = await inChat()
    expect(await json(await send())).toEqual([409, { code: 'photo.not-first' }])
  })

  test('is charged, reviewed, then blurred for the recipient until they open it', async () => {
    const { ann, bob, chat, at, begin, send, review, read } = await inChat()
    await begin()
    expect(await json(await send(PHOTO, 'sea', { credits: '2', acknowledged: 'true' }))).toEqual([
      201,
      expect.objectContaining({
        id: PHOTO,
        state: 'checking',
        seq: null,
        cost: 2,
        photo: { id: PHOTO, state: 'checking', reason: null, width: 1200, height: 1600 },
      }),
    ])
    expect((await (await ann.get('/api/user.php')).json()).user.credits).toBe(7)
    expect((await read(ann)).held).toMatchObject([{ id: PHOTO, state: 'checking' }])
    expect(await read(bob)).toMatchObject({ held: [], messages: [{ text: 'Dag Bob' }] })
    expect((await ann.get(`${at}/card`)).status).toBe(200)
    expect(await json(await bob.get(`${at}/blur`))).toEqual(NOT_FOUND)

    await review()
    const { held: pending, messages } = await read(bob)
    expect(pending).toEqual([])
    expect(messages[1]).toMatchObject({ cost: 2, photo: { id: PHOTO, state: 'closed' } })
    const { chats } = await (await bob.get('/api/chats.php')).json()
    expect(chats[0].last_message).toMatchObject({ text: '', photo: true })
    expect(await json(await bob.get(`${at}/full`))).toEqual(NOT_FOUND)
    expect((await bob.get(`${at}/blur`)).status).toBe(200)

    expect(await json(await bob.put(`${at}/opened`, undefined))).toEqual([200, { ok: true }])
    expect((await read(bob)).messages[1].photo.state).toBe('open')
    const seen = await bob.get(`${at}/full`)
    expect(seen.headers.get('cache-control')).toBe('private, no-store')
    expect(await seen.bytes()).toEqual(upload('sea'))
    expect(await json(await bob.get(`${chat}/photos/${PHOTO}/huge`))).toEqual(NOT_FOUND)
    const { entries } = await (await ann.get('/api/ledger')).json()
    expect(entries[0]).toMatchObject({ reason: 'photo', amount: -2, to: { name: BOB } })
  })

  test('is not accessible to anybody else, with or without an account', async () => {
    const { member, signedIn, browser, at, begin, send, review } = await inChat()
    await member(uuid(3))
    const eve = await signedIn(uuid(3))
    await begin()
    await send()
    await review()
    expect(await json(await eve.get(`${at}/blur`))).toEqual(NOT_FOUND)
    expect(await json(await eve.put(`${at}/opened`, undefined))).toEqual(NOT_FOUND)
    expect((await browser().get(`${at}/blur`)).status).toBe(403)
    expect((await browser().post(at.replace(`/${PHOTO}`, ''), form(PHOTO, 'x'))).status).toBe(403)
    expect(await json(await eve.get(`/api/photos/${PHOTO}/full`))).toEqual(NOT_FOUND)
  })

  test('that is refused has a reason, and is refunded', async () => {
    const { ann, bob, at, begin, send, review, read } = await inChat()
    await begin()
    await send()
    await review('nudity')
    expect((await read(ann)).held).toMatchObject([
      { state: 'returned', cost: 2, photo: { state: 'returned', reason: 'nudity' } },
    ])
    expect((await read(bob)).messages).toHaveLength(1)
    expect(await json(await ann.get(`${at}/full`))).toEqual(NOT_FOUND)
    const { entries } = await (await ann.get('/api/ledger')).json()
    expect(entries[0]).toMatchObject({ reason: 'photo-returned', amount: 2, to: { name: BOB } })
    expect((await (await ann.get('/api/user.php')).json()).user.credits).toBe(9)
    expect((await (await ann.get('/api/ledger/month')).json()).credits).toBe(1)
  })

  test('is idempotent by id; another photo under the same id is refused', async () => {
    const { ann, begin, send } = await inChat()
    await begin()
    const first = await json(await send())
    expect(await json(await send())).toEqual(first)
    expect(await json(await send(PHOTO, 'hill'))).toEqual([409, { code: 'photo.id-taken' }])
    expect((await (await ann.get('/api/user.php')).json()).user.credits).toBe(7)
  })

  test('that is invalid is refused with a reason, and nothing is charged', async () => {
    const { ann, chat, begin, send } = await inChat(1)
    await begin()
    const post = (sent: FormData) => ann.post(`${chat}/photos`, sent)
    expect(await json(await send())).toEqual([
      402,
      { code: 'credits.insufficient', needed: 2, balance: 1 },
    ])
    for (const invalid of [
      form('../x', upload('a')),
      form(PHOTO, upload('a'), 'a.jpg', 'image/jpeg', { credits: 'two' }),
      form(PHOTO, upload('a'), 'a.jpg', 'image/jpeg', { credits: '-1' }),
      form(PHOTO, upload('a'), 'a.jpg', 'image/jpeg', { credits: '0x2' }),
      new FormData(),
    ])
      expect(await json(await post(invalid))).toMatchObject([422, { code: 'request.invalid' }])
    const nowhere = `/api/conversations/${uuid(77)}/photos`
    expect((await ann.post(nowhere, form(PHOTO, upload('a')))).status).toBe(404)
    expect((await ann.post(`${chat}/photos`, { id: PHOTO })).status).toBe(415)
    expect((await (await ann.get('/api/user.php')).json()).user.credits).toBe(1)
  })

  test('is removed with its sender: a pending photo is refunded, a delivered one erased', async () => {
    const { ann, bob, at, begin, send, review, read, pass, reads, photoFiles, signedIn, ...site } =
      await inChat()
    await begin()
    await send()
    await review()
    await bob.put(`${at}/opened`, undefined)
    await send(uuid(32), 'hill')
    const keys = (await reads.chatPhotos.of(ANN)).map(({ key }) => key ?? '')
    await ann.post('/api/account/deletion', { reason: null })
    pass(15 * DAY)
    expect((await eraseDeleted({ ...site, reads, photoFiles })).erased).toEqual([ANN])

    // His session ended meanwhile.
    const newSession = await signedIn(BOB)
    expect((await read(newSession)).messages).toEqual([])
    expect(await json(await newSession.get(`${at}/full`))).toEqual(NOT_FOUND)
    expect(keys).toHaveLength(2)
    for (const key of keys) expect(await photoFiles.read(key, 'full')).toBeNull()
    expect(await reads.ledger.balance('site:spent')).toBe(3)
  })
})
