import { describe, expect, test } from 'bun:test'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { eraseDeleted } from '#core/membership/leaving/erase-deleted.ts'
import { sweepPhotos } from '#core/profiles/photos/sweep-photos.ts'
import { reportMember } from '#core/safety/reports/report-member.ts'
import { warnMember } from '#core/safety/restrictions/warn-member.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import type { World } from '#tests/core/world.ts'
import { openAccountWithData } from '../../accounts/account-with-data.ts'
import { mailedLink } from '../../accounts/links/links.ts'

/** Data of an account that identifies its member, besides the email. */
const TELLING = {
  sensitiveConsent: { givenAt: 1, wording: 'first', withdrawnAt: null },
  siteChoices: { gay: true },
  language: 'sv',
  leavingAt: 1,
  invisible: true,
  privacy: true,
} as const

const leave = (world: World) =>
  deleteAccount(world, { member: 'ann', reason: 'break', site: 'vonk' })

describe('after 14 days', () => {
  const erased = async () => {
    const world = await openAccountWithData()
    await world.member('eve')
    await world.commit(async ({ accounts, queued, blocks }) => {
      const ann = await accounts.lock('ann')
      if (ann) await accounts.save({ ...ann, ...TELLING })
      const quote = { kind: 'message', id: 'm1', of: 'ann', text: 'Dag Bo', gift: null } as const
      const waiting = { id: 'm2', conversation: 'talk', from: 'bo', text: 'Hoi', cost: 1 }
      await queued.add({ ...waiting, writtenAt: world.now(), quote })
      await blocks.add('eve', 'ann', world.now())
    })
    await reportMember(world, {
      ...{ id: 'by-ann', reporter: 'ann', reported: 'bo', reason: 'insulting', note: 'Ik ben Ann' },
      ...{ conversation: null, message: null, blocked: false },
    })
    const reasons = { member: 'ann', rule: 'money', report: null } as const
    await warnMember(world, { ...reasons, facts: 'Feit over Ann' })
    await world.commit(async ({ deliveries, mailLog, signupNetworks }) => {
      const mail = { kind: 'news', result: 'sent', reason: null } as const
      await mailLog.add({ member: 'ann', ...mail, at: world.now() })
      await signupNetworks.add({ member: 'ann', network: '203.0.113.0/24', at: world.now() })
      const moved = { kind: 'mail-changed', member: 'ann', email: 'ann.old@example.test' } as const
      const [addedAt, dueAt] = [world.now(), world.now() + 99 * DAY]
      await deliveries.add({ id: 'moved', notification: moved, addedAt, dueAt })
    })
    await leave(world)
    await mailedLink(world, 'ann', 'reactivate')
    world.pass(14 * DAY + 1)
    return { world, members: (await eraseDeleted(world)).erased }
  }

  test('all personal data is erased', async () => {
    const { world, members } = await erased()
    expect(members).toEqual(['ann'])
    expect(await world.reads.profiles.byId('ann')).toBeNull()
    expect(await world.reads.photos.of('ann')).toEqual([])
    expect(world.photoFiles.keys()).toEqual([])
    expect((await world.reads.messages.byId('m1'))?.text).toBe('')
    expect(await world.reads.likes.between('ann', 'bo')).toBeNull()
    expect(await world.reads.likes.between('bo', 'ann')).toBeNull()
    expect(await world.reads.passes.by('ann')).toEqual([])
    expect(await world.reads.swipeDays.of('ann')).toBeNull()
    expect(await world.reads.queued.of('bo')).toMatchObject([{ text: 'Hoi', quote: null }])
    expect((await world.reads.reports.byId('by-ann'))?.note).toBe('')
    expect(await world.reads.blocks.between('ann', 'eve')).toBe(false)
    expect(await world.reads.mailLog.of('ann', null, 9)).toEqual([])
    expect(await world.reads.signupNetworks.of('ann')).toBeNull()
    expect(await world.reads.accounts.byId('ann')).toMatchObject({
      ...{ deletionReason: null, sensitiveConsent: null, siteChoices: {}, language: 'nl' },
      ...{ leavingAt: null, invisible: false, privacy: false },
    })
    expect(JSON.stringify(world.snapshot())).not.toMatch(
      /ann@example.test|Dag Bo|Ik ben Ann|Feit over Ann|ann.old@/,
    )
  })

  test('accounting data stays, and balances', async () => {
    const { world } = await erased()
    expect(await world.reads.accounts.byId('ann')).toMatchObject({
      status: 'erased',
      email: 'ann@erased.invalid',
      passwordHash: '!',
    })
    expect(await world.reads.orders.byId('order')).toMatchObject({ member: 'ann', credits: 25 })
    expect(await world.reads.ledger.of('ann', null, 10)).toHaveLength(3)
    expect(await world.reads.ledger.balance('paid:ann')).toBe(25)
  })

  test('reports by the member lose the name, and reports about them stay', async () => {
    const world = await openAccountWithData()
    const about = { conversation: 'talk', message: null, note: '', blocked: false } as const
    const report = (id: string, reporter: string, reported: string) =>
      reportMember(world, { ...about, id, reporter, reported, reason: 'insulting' })
    await report('by-ann', 'ann', 'bo')
    await report('of-ann', 'bo', 'ann')
    await leave(world)
    world.pass(15 * DAY)
    await eraseDeleted(world)

    const { reports } = world.reads
    expect(await reports.byId('by-ann')).toMatchObject({ reporter: null, reported: 'bo' })
    expect(await reports.byId('of-ann')).toMatchObject({
      reporter: 'bo',
      reported: 'ann',
      evidence: { name: 'ann', messages: [{ id: 'm1', text: 'Dag Bo' }] },
    })
  })

  test('not earlier, and once', async () => {
    const world = await openAccountWithData()
    await leave(world)
    world.pass(14 * DAY)
    expect((await eraseDeleted(world)).erased).toEqual([])
    world.pass(1)
    expect((await eraseDeleted(world)).erased).toEqual(['ann'])
    expect((await eraseDeleted(world)).erased).toEqual([])
  })

  test('one failing erasure does not block others', async () => {
    const world = await openAccountWithData()
    await world.member('bea', { account: { status: 'deleted', deletedAt: world.now() } })
    await leave(world)
    world.pass(15 * DAY)
    const failure = new Error('the photo store is down')
    const unsettle = () => Promise.reject(failure)
    const photoFiles = { ...world.photoFiles, unsettle }
    const round = await eraseDeleted({ ...world, photoFiles })
    expect(round).toEqual({ erased: ['bea'], errors: [failure] })
    expect((await world.reads.accounts.byId('ann'))?.status).toBe('deleted')
    expect((await eraseDeleted(world)).erased).toEqual(['ann'])
  })

  test('an account restored during the job is kept', async () => {
    const world = await openAccountWithData()
    await leave(world)
    world.pass(15 * DAY)
    const { accounts } = world.reads
    const stale = async () => ['ann']
    const reads = { ...world.reads, accounts: { ...accounts, deletedBefore: stale } }
    const account = await accounts.byId('ann')
    if (!account) throw new Error('ann is not there')
    await world.commit((stores) =>
      stores.accounts.save({ ...account, status: 'active', deletedAt: null }),
    )
    expect((await eraseDeleted({ ...world, reads })).erased).toEqual([])
    expect(await world.reads.profiles.byId('ann')).not.toBeNull()
    expect(world.photoFiles.keys()).toHaveLength(1)
    world.pass(2 * HOUR)
    await sweepPhotos(world)
    expect(world.photoFiles.keys()).toHaveLength(1)
    expect(world.photoFiles.keys().map(world.photoFiles.isSettled)).toEqual([true])
  })

  test('after a crash, photos of members not erased stay, and a sweep deletes the others', async () => {
    const world = await openAccountWithData()
    await leave(world)
    world.pass(15 * DAY)
    const cut = new Error('a power cut')
    const crash = () => Promise.reject(cut)
    const failed = { erased: [], errors: [cut] }
    expect(await eraseDeleted({ ...world, atomically: crash })).toEqual(failed)
    world.pass(2 * HOUR)
    await sweepPhotos(world)
    expect(world.photoFiles.keys()).toHaveLength(1)

    const photoFiles = { ...world.photoFiles, remove: crash }
    expect(await eraseDeleted({ ...world, photoFiles })).toEqual(failed)
    expect(await world.reads.photos.of('ann')).toEqual([])
    expect(world.photoFiles.keys()).toHaveLength(1)
    world.pass(2 * HOUR)
    await sweepPhotos(world)
    expect(world.photoFiles.keys()).toEqual([])
  })
})
