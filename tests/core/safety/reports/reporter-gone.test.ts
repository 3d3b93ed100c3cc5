import { describe, expect, test } from 'bun:test'
import { REACTIVATION_WINDOW } from '#core/accounts/account.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { eraseDeleted } from '#core/membership/leaving/erase-deleted.ts'
import { banMember } from '#core/safety/restrictions/bans.ts'
import { err } from '#core/shared/result.ts'
import { BAN, opened, UNCLEAR, WARNING } from './reported.ts'

describe('somebody who is no longer there', () => {
  const leave = async (world: Awaited<ReturnType<typeof opened>>, member: string) => {
    await deleteAccount(world, { member, reason: 'break', site: 'vonk' })
    world.pass(REACTIVATION_WINDOW + 1)
    expect((await eraseDeleted(world)).erased).toEqual([member])
  }

  test('as the reporter leaves the case, without their name, and is mailed nothing', async () => {
    const world = await opened()
    await leave(world, 'ann')
    expect(await world.letters('report-received')).toEqual([])
    expect(await world.decide(WARNING)).toMatchObject({ ok: true, value: { misuse: null } })
    expect(await world.letters('report-decided')).toEqual([])
    expect(await world.letters('account-warned')).toHaveLength(1)
    expect(await world.see()).toMatchObject({ value: { reporter: null, note: '' } })
  })

  test('as a banned reporter hears of the decision all the same', async () => {
    const world = await opened()
    await banMember(world, { member: 'ann', rule: 'money', facts: 'x', report: null })
    await world.decide(UNCLEAR)
    expect(await world.letters('report-decided')).toMatchObject([{ to: 'ann@example.test' }])
  })

  test('as the reported member can be reported until they are erased', async () => {
    const world = await opened()
    await leave(world, 'bob')
    expect(await world.decide(BAN)).toEqual(err({ code: 'restriction.no-member' }))
    expect(await world.decide({ outcome: 'no-action', grounds: 'gone' })).toMatchObject({
      ok: true,
    })
    expect(await world.report('later')).toEqual(err({ code: 'profile.not-found' }))
  })
})
