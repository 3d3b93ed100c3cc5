import { describe, expect, test } from 'bun:test'
import type { Account } from '#core/accounts/account.ts'
import {
  correctAddress,
  resendConfirmation,
  signOutMember,
} from '#core/desk/members/help-member.ts'
import { err, ok } from '#core/shared/result.ts'
import { openWorld } from '../world.ts'

const MIA = { id: 'mia' }

async function opened(account: Partial<Account> = { status: 'not_confirmed', confirmedAt: null }) {
  const world = openWorld()
  const ann = await world.member('ann', { account })
  const asked = { member: 'ann', operator: MIA }
  const resend = (member = 'ann') => resendConfirmation(world, { ...asked, member })
  const correct = (email: string, member = 'ann') =>
    correctAddress(world, { ...asked, member, email })
  const signOut = (member = 'ann') => signOutMember(world, { ...asked, member })
  const actions = async () =>
    (await world.reads.operatorActions.about('ann', 9)).map(({ action }) => action)
  const mails = async () => (await world.deliveries()).map(({ notification }) => notification)
  const emailNow = async () => (await world.reads.accounts.byId('ann'))?.email
  const log = async (id: string) => {
    await world.commit(async ({ sessions, devices }) => {
      const since = { startedAt: world.now(), seenAt: world.now() }
      const session = { id, member: 'ann', device: id, agent: '', expiresAt: world.now() + 1 }
      await sessions.add({ ...session, ...since })
      await devices.keep({ id, member: 'ann', addedAt: world.now(), seenAt: world.now() })
    })
  }
  return { ...world, ann, resend, correct, signOut, actions, mails, emailNow, log }
}

describe('sending the confirmation mail again', () => {
  test('mails a new link, and is in the log', async () => {
    const { resend, mails, actions } = await opened()
    expect(await resend()).toEqual(ok(null))
    expect(await mails()).toEqual([{ kind: 'activate', member: 'ann', site: 'vonk' }])
    expect(await actions()).toEqual(['member.mailed'])
  })

  test('is refused once there is nothing to confirm, or nobody to mail', async () => {
    const { resend, member, actions } = await opened({ status: 'active' })
    await member('gone', { account: { status: 'erased' } })
    await member('out', { account: { status: 'banned' } })
    expect(await resend()).toEqual(err({ code: 'member.confirmed' }))
    expect(await resend('nobody')).toEqual(err({ code: 'member.not-found' }))
    expect(await resend('gone')).toEqual(err({ code: 'member.not-found' }))
    expect(await resend('out')).toEqual(err({ code: 'member.closed' }))
    expect(await actions()).toEqual([])
  })

  test('has the limit that a member has: the mailbox may be a stranger’s', async () => {
    const { resend, actions } = await opened()
    for (let times = 0; times < 5; times += 1) expect((await resend()).ok).toBe(true)
    expect(await resend()).toMatchObject({ error: { code: 'mails.too-many' } })
    expect(await actions()).toHaveLength(5)
  })
})

describe('correcting an address', () => {
  test('that nobody confirmed replaces it at once, signs out, and mails the new one', async () => {
    const { correct, emailNow, mails, actions, log, reads } = await opened()
    await log('s1')
    expect(await correct(' ann@right.test ')).toEqual(ok(null))
    expect(await emailNow()).toBe('ann@right.test')
    expect(await mails()).toEqual([{ kind: 'activate', member: 'ann', site: 'vonk' }])
    expect(await reads.sessions.of('ann')).toEqual([])
    expect(await actions()).toEqual(['member.corrected'])
  })

  test('that is confirmed is its member’s own to change', async () => {
    const { correct, emailNow, mails, actions } = await opened({ status: 'active' })
    expect(await correct('ann@right.test')).toEqual(err({ code: 'member.confirmed' }))
    expect(await emailNow()).toBe('ann@example.test')
    expect(await mails()).toEqual([])
    expect(await actions()).toEqual([])
  })

  test('is refused where it is none, the same, somebody’s, or too many were asked for', async () => {
    const { correct, member, emailNow, actions } = await opened()
    await member('bob')
    await member('out', { account: { status: 'deleted' } })
    expect(await correct(' ')).toEqual(err({ code: 'email.missing' }))
    expect(await correct('ann@')).toEqual(err({ code: 'email.invalid' }))
    expect(await correct('ANN@example.test')).toEqual(err({ code: 'email.unchanged' }))
    expect(await correct('Bob@example.test')).toEqual(err({ code: 'email.taken' }))
    expect(await correct('x@right.test', 'out')).toEqual(err({ code: 'member.closed' }))
    expect(await actions()).toEqual([])
    for (let times = 0; times < 5; times += 1) await correct(`a${times}@right.test`)
    expect(await correct('late@right.test')).toMatchObject({ error: { code: 'mails.too-many' } })
    expect(await emailNow()).toBe('a4@right.test')
  })
})

describe('signing a member out', () => {
  test('ends every session, and what knows their browsers', async () => {
    const { signOut, log, reads, allEvents, actions } = await opened({ status: 'active' })
    await log('s1')
    await log('s2')
    expect(await signOut()).toEqual(ok(null))
    expect(await reads.sessions.of('ann')).toEqual([])
    expect(await reads.devices.of('ann')).toEqual([])
    expect(await allEvents()).toEqual([{ type: 'session.ended', member: 'ann' }])
    expect(await actions()).toEqual(['member.disconnected'])
  })

  test('is refused where nobody can be signed in', async () => {
    const { signOut } = await opened({ status: 'banned' })
    expect(await signOut()).toEqual(err({ code: 'member.closed' }))
    expect(await signOut('nobody')).toEqual(err({ code: 'member.not-found' }))
  })
})
