import { describe, expect, test } from 'bun:test'
import { findMembers } from '#core/desk/members/find-members.ts'
import { viewMember } from '#core/desk/members/view-member.ts'
import { viewEvidencePhoto, viewProfilePhoto } from '#core/desk/photos/profile-photos.ts'
import { MISUSE } from '#core/safety/restriction.ts'
import { banMember } from '#core/safety/restrictions/bans.ts'
import { err } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { sampleChatPhoto } from '#tests/contracts/sample.ts'
import { sampleReport } from '#tests/contracts/sample-report.ts'
import { openWorld } from '#tests/core/world.ts'

const PAUSE = {
  id: 'pause',
  member: 'ann',
  kind: 'reports-paused',
  rule: 'false-reports',
  facts: '261121-7KQ4MX',
  report: null,
} as const

async function opened() {
  const world = openWorld()
  await world.member('ann', { profile: { name: 'Anna' } })
  await world.member('bob', { profile: { name: 'Ánnika' } })
  const find = async (text: string) => (await findMembers(world, { text })).map(({ id }) => id)
  return { ...world, find }
}

describe('members are found', () => {
  test('by id, with spaces around it', async () => {
    expect(await (await opened()).find(' ANN ')).toEqual(['ann'])
  })

  test('by the address of their profile', async () => {
    const { member, find } = await opened()
    const id = '01a21f4c-5c5f-743b-9c3e-0123456789ab'
    await member(id, { profile: { name: 'Cas' } })
    expect(await find(`https://vonk.test/members/${id.toUpperCase()}/chat`)).toEqual([id])
    expect(await find(`https://vonk.test/members/${id}0`)).toEqual([])
  })

  test('by their whole email address, and not by a part of it', async () => {
    const { find } = await opened()
    expect(await find('Bob@Example.test')).toEqual(['bob'])
    expect(await find('bob@example')).toEqual([])
  })

  test('by the beginning of their name', async () => {
    const { find } = await opened()
    expect(await find('ann')).toEqual(['ann'])
    expect(await find('anni')).toEqual(['bob'])
    expect(await find('Ann ')).toEqual(['ann'])
    expect(await find('nna')).toEqual([])
  })

  test('by two letters at least', async () => {
    const { find } = await opened()
    expect(await find('an')).toEqual(['ann', 'bob'])
    expect(await find('a')).toEqual([])
    expect(await find('  ')).toEqual([])
  })
})

describe('a member at the desk', () => {
  test('has decisions, reports, misuse, credits and orders, and no secret', async () => {
    const world = await opened()
    const at = world.now()
    const judged = { outcome: 'no-action', grounds: 'unfounded', at } as const
    await world.commit(async ({ reports, wallets, restrictions }) => {
      await reports.add(sampleReport('bob', 'ann', { id: 'about', at }))
      await reports.add(sampleReport('ann', 'bob', { id: 'by', at, decision: judged }))
      await wallets.credit('ann', 'paid', 7)
      await restrictions.add({ ...PAUSE, at })
    })
    await world.photo('face', 'ann')
    const banned = await banMember(world, {
      member: 'ann',
      rule: 'money',
      facts: 'You asked for money.',
      report: 'about',
    })
    const seen = await viewMember(world, { member: 'ann' })
    expect(seen).toMatchObject({
      ok: true,
      value: {
        account: { id: 'ann', status: 'banned' },
        profile: { name: 'Anna' },
        photos: [{ photo: { id: 'face' }, decided: null }],
        banned: true,
        about: [{ id: 'about' }],
        by: [{ id: 'by' }],
        unfounded: 1,
        pausedUntil: at + MISUSE.pause,
        wallet: { paid: 7, granted: 0 },
        orders: [],
        audit: [],
      },
    })
    const record = seen.ok ? seen.value : null
    expect(record?.decisions.map(({ id }) => id)).toContain(banned.ok ? banned.value.id : '')
    expect(record?.account).not.toHaveProperty('passwordHash')
    expect(record?.by[0]).not.toHaveProperty('note')
  })

  test('may report again when the pause is over', async () => {
    const world = await opened()
    await world.commit(({ restrictions }) =>
      restrictions.add({ ...PAUSE, at: world.now() - 31 * DAY }),
    )
    expect(await viewMember(world, { member: 'ann' })).toMatchObject({
      value: { pausedUntil: null, banned: false },
    })
  })

  test('is unknown under another id', async () => {
    expect(await viewMember(await opened(), { member: 'none' })).toEqual(
      err({ code: 'member.not-found' }),
    )
  })
})

describe('photos at the desk', () => {
  const BYTES = new Uint8Array([1, 2, 3])
  const SIZES = { thumb: BYTES, card: BYTES, full: BYTES, blur: BYTES }
  const NONE = err({ code: 'photo.not-found' })

  test('of a profile are seen in any state, under their member', async () => {
    const world = await opened()
    await world.photo('face', 'ann', { state: 'refused', reason: 'nudity' })
    await world.photoFiles.keep('face', SIZES)
    const seen = await viewProfilePhoto(world, { member: 'ann', photo: 'face' })
    expect(seen).toMatchObject({ ok: true, value: { bytes: BYTES } })
    expect(await viewProfilePhoto(world, { member: 'bob', photo: 'face' })).toEqual(NONE)
    expect(await viewProfilePhoto(world, { member: 'ann', photo: 'none' })).toEqual(NONE)
  })

  test('of a conversation are seen as evidence of a report, and otherwise not', async () => {
    const world = await opened()
    const sent = sampleChatPhoto('talk', 'bob', { id: 'sent', key: 'sent' })
    const gone = sampleChatPhoto('talk', 'bob', { id: 'gone', key: null, state: 'returned' })
    const quote = (photo: string) => ({ id: photo, text: '', sentAt: 0, photo })
    const evidence = { name: 'Bob', about: '', messages: [quote('sent'), quote('gone')] }
    await world.commit(async ({ chatPhotos, conversations, reports }) => {
      const both = { startedBy: 'ann', other: 'bob', startedAt: world.now(), lastSeq: 0 }
      await conversations.open({ id: 'talk', ...both })
      for (const photo of [sent, gone]) await chatPhotos.add(photo)
      await reports.add(sampleReport('ann', 'bob', { id: 'with', evidence }))
      await reports.add(sampleReport('ann', 'bob', { id: 'without' }))
    })
    await world.photoFiles.keep('sent', SIZES)
    const look = (report: string, photo: string) => viewEvidencePhoto(world, { report, photo })
    expect(await look('with', 'sent')).toMatchObject({ ok: true, value: { bytes: BYTES } })
    expect(await look('with', 'gone')).toEqual(NONE)
    expect(await look('without', 'sent')).toEqual(NONE)
    expect(await look('none', 'sent')).toEqual(NONE)
  })
})
