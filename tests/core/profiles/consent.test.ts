import { describe, expect, test } from 'bun:test'
import { CONSENT_WORDING } from '#core/accounts/account.ts'
import { giveConsent, withdrawConsent } from '#core/profiles/editing/consent.ts'
import { editProfile, type ProfileChange } from '#core/profiles/editing/edit-profile.ts'
import { seekMutually, seeks } from '#core/profiles/wishes.ts'
import { err } from '#core/shared/result.ts'
import { openWorld, START } from '#tests/core/world.ts'

async function open() {
  const world = openWorld()
  await world.member('ann')
  const profile = () => world.reads.profiles.byId('ann')
  const account = () => world.reads.accounts.byId('ann')
  const withdraw = () => withdrawConsent(world, { member: 'ann' })
  const give = (sexuality: 'bi' | 'hetero' | 'gay') =>
    giveConsent(world, { member: 'ann', sexuality })
  return { ...world, profile, account, withdraw, give }
}

describe('the consent to use the sexual orientation', () => {
  test('is withdrawn with its data, and removes the member from search', async () => {
    const { give, withdraw, profile, account, pass } = await open()
    await give('bi')
    expect((await profile())?.listedOn).not.toEqual([])
    pass(1000)
    expect(await withdraw()).toMatchObject({ ok: true })
    expect(await profile()).toMatchObject({ sexuality: null, listedOn: [] })
    expect((await account())?.sensitiveConsent).toEqual({
      givenAt: START,
      wording: CONSENT_WORDING,
      withdrawnAt: START + 1000,
    })
  })

  test('is withdrawn idempotently', async () => {
    const { withdraw, pass } = await open()
    const first = await withdraw()
    pass(1000)
    expect(await withdraw()).toEqual(first)
  })

  test('from before it was required counts from when it was entered', async () => {
    const { withdraw, account } = await open()
    await withdraw()
    const joined = await account()
    expect(joined?.sensitiveConsent).toMatchObject({ givenAt: joined?.signedUpAt, wording: '' })
  })

  test('given again lists the member, under the current wording', async () => {
    const { withdraw, give, profile, account } = await open()
    await withdraw()
    expect(await give('hetero')).toMatchObject({ ok: true })
    expect(await profile()).toMatchObject({ sexuality: 'hetero', listedOn: ['vonk'] })
    expect((await account())?.sensitiveConsent).toMatchObject({
      wording: CONSENT_WORDING,
      withdrawnAt: null,
    })
  })

  test('needs a matching orientation and an existing member', async () => {
    const { give, newWorld } = { ...(await open()), newWorld: openWorld() }
    expect(await give('gay')).toEqual(err({ code: 'sexuality.missing' }))
    const gone = { member: 'nobody' } as const
    const refused = { ok: false, error: { code: 'authentication.required' } }
    expect(await giveConsent(newWorld, { ...gone, sexuality: 'bi' })).toMatchObject(refused)
    expect(await withdrawConsent(newWorld, gone)).toMatchObject(refused)
  })

  test('is needed before an orientation is set again', async () => {
    const world = await open()
    await world.withdraw()
    const account = await world.account()
    if (!account) throw new Error('Ann is gone')
    const edit = (change: ProfileChange) =>
      editProfile(world, { account, change, site: world.site })
    expect(await edit({ sexuality: 'bi' })).toEqual(err({ code: 'consent.missing' }))
    expect(await edit({ about: 'Hoi' })).toMatchObject({ ok: true })
    expect((await world.profile())?.sexuality).toBeNull()
  })

  test('is needed for searching and matching', () => {
    const withdrawn = { gender: 'female', sexuality: null } as const
    expect(seeks(withdrawn)).toEqual([])
    expect(seekMutually(withdrawn, { gender: 'male', sexuality: 'hetero' })).toBe(false)
  })
})
