import { describe, expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { requestMailChange } from '#core/accounts/credentials/mail-change.ts'
import { unsubscribePurpose } from '#core/accounts/links.ts'
import { endSession, logOut } from '#core/accounts/sessions/open-sessions.ts'
import { startSession } from '#core/accounts/start-session.ts'
import { deleteChat } from '#core/chats/conversations/delete-chat.ts'
import { answerMatch, undoAnswer } from '#core/discovery/finder/answer-match.ts'
import { unlike } from '#core/discovery/liking/unlike.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { eraseDeleted } from '#core/membership/leaving/erase-deleted.ts'
import { reactivate } from '#core/membership/leaving/reactivate.ts'
import { changeMail } from '#core/membership/signup/change-mail.ts'
import { unsubscribe } from '#core/notifications/subscriptions/unsubscribe.ts'
import { chooseSite } from '#core/profiles/editing/change-settings.ts'
import { giveConsent, withdrawConsent } from '#core/profiles/editing/consent.ts'
import { decideReport } from '#core/safety/decide-report.ts'
import { reportMember } from '#core/safety/reports/report-member.ts'
import { DAY } from '#core/shared/time.ts'
import { openWorld, passwordOf, type World } from '#tests/core/world.ts'
import { mailedLink } from '../../accounts/links/links.ts'
import { PHONE } from '../../accounts/sessions/browsers.ts'
import { photoTalk } from '../../chats/photos/photo-talk.ts'
import { openDebits } from '../../money/checkout/debit-orders.ts'

const [, ...others] = demoSites('sandbox')
const NEW = 'ann.new@example.test'

/** A world with Ann and Bo. */
async function open(account: Parameters<World['member']>[1] = {}) {
  const world = openWorld({ others })
  await world.member('ann', account)
  await world.member('bo')
  return world
}

/** The events that some work appended, all of them and no others. */
async function appendedBy(
  world: Pick<World, 'allEvents'>,
  work: () => Promise<unknown>,
): Promise<readonly unknown[]> {
  const before = (await world.allEvents()).length
  await work()
  return (await world.allEvents()).slice(before)
}

const signIn = (world: World) =>
  world.commit((stores) => startSession(stores, world, { member: 'ann', browser: PHONE }))

const CHANGED = [{ type: 'account.changed', member: 'ann' }]
const PAIR = { from: 'ann', to: 'bo', site: 'vonk' } as const

describe('what members do is a fact that others can act on, told once', () => {
  test('the end of a session, by its browser or from another one', async () => {
    const world = await open()
    const ended = [{ type: 'session.ended', member: 'ann' }]
    const { token } = await signIn(world)
    expect(await appendedBy(world, () => logOut(world, token))).toEqual(ended)
    expect(await appendedBy(world, () => logOut(world, token))).toEqual([])
    const { session } = await signIn(world)
    const end = () => endSession(world, { member: 'ann', session: session.id })
    expect(await appendedBy(world, end)).toEqual(ended)
    expect(await appendedBy(world, end)).toEqual([])
  })

  test('consent, its withdrawal, another site, and mails of a kind', async () => {
    const world = await open()
    const withdraw = () => withdrawConsent(world, { member: 'ann' })
    expect(await appendedBy(world, withdraw)).toEqual(CHANGED)
    expect(await appendedBy(world, withdraw)).toEqual([])
    const give = () => giveConsent(world, { member: 'ann', sexuality: 'bi' })
    expect(await appendedBy(world, give)).toEqual(CHANGED)
    const site = others[0]?.settings.id ?? ''
    const choose = () => chooseSite(world, { member: 'ann', site, shown: true })
    expect(await appendedBy(world, choose)).toEqual(CHANGED)
    const token = await mailedLink(world, 'ann', unsubscribePurpose('like'))
    const leave = () => unsubscribe(world, { token })
    expect(await appendedBy(world, leave)).toEqual(CHANGED)
    expect(await appendedBy(world, leave)).toEqual([])
  })

  test('a like that is taken back, by a press, an undone answer or a no', async () => {
    const world = await open()
    const withdrawn = [{ type: 'like.withdrawn', from: 'ann', to: 'bo' }]
    const takeBack = [
      () => unlike(world, PAIR),
      () => undoAnswer(world, PAIR),
      () => answerMatch(world, { ...PAIR, answer: 'no' }),
    ]
    for (const work of takeBack) {
      const give = () => answerMatch(world, { ...PAIR, answer: 'yes' })
      const liked = [{ type: 'member.liked', ...PAIR }]
      expect(await appendedBy(world, give)).toEqual(liked)
      expect(await appendedBy(world, work)).toEqual(withdrawn)
      expect(await appendedBy(world, work)).toEqual([])
    }
  })

  test('a deleted chat, with the photo in it that goes back', async () => {
    const world = await photoTalk({ paid: 10 })
    const { conversation } = world
    await world.photo('sea')
    const work = () => deleteChat(world, { member: 'ann', conversation })
    expect(await appendedBy(world, work)).toEqual([
      { type: 'chat-photo.returned', photo: 'sea', conversation, from: 'ann', reason: 'withdrawn' },
      { type: 'conversation.hidden', conversation, by: 'ann' },
    ])
  })

  test('another address: confirmed, or corrected before anybody confirmed it', async () => {
    const world = await open()
    const token = await mailedLink(world, 'ann', 'change-mail', NEW)
    const change = () => changeMail(world, { token, session: null })
    const moved = { type: 'email.changed', member: 'ann' }
    expect(await appendedBy(world, change)).toEqual([moved])
    expect(await appendedBy(world, change)).toEqual([])

    const young = await open({ account: { status: 'not_confirmed', confirmedAt: null } })
    const { session } = await signIn(young)
    const account = await young.reads.accounts.byId('ann')
    if (!account) throw new Error('ann is not there')
    const asked = { email: NEW, password: passwordOf('ann'), address: '192.0.2.1', site: 'vonk' }
    const correct = () => requestMailChange(young, { account, session, ...asked })
    expect(await appendedBy(young, correct)).toEqual([
      moved,
      { type: 'activation.requested', member: 'ann', site: 'vonk' },
    ])
  })

  test('an account that closes, comes back, and is erased', async () => {
    const world = await open()
    const leave = () => deleteAccount(world, { member: 'ann', reason: null, site: 'vonk' })
    const closed = { type: 'account.closed', member: 'ann', site: 'vonk', knownTo: [] }
    expect(await appendedBy(world, leave)).toEqual([closed])
    const token = await mailedLink(world, 'ann', 'reactivate')
    const comeBack = () => reactivate(world, token)
    const restored = [{ type: 'account.restored', member: 'ann' }]
    expect(await appendedBy(world, comeBack)).toEqual(restored)
    expect(await appendedBy(world, comeBack)).toEqual([])
    await leave()
    world.pass(14 * DAY + 1)
    const erase = () => eraseDeleted(world)
    expect(await appendedBy(world, erase)).toEqual([{ type: 'account.erased', member: 'ann' }])
    expect(await appendedBy(world, erase)).toEqual([])
  })

  test('a mandate that is signed', async () => {
    const shop = await openDebits()
    const asking = await appendedBy(shop, () => shop.ask())
    expect(asking).toEqual([{ type: 'debit.code-requested', debit: 'debit-1', member: 'ann' }])
    const code = await shop.deliver()
    expect(await appendedBy(shop, () => shop.confirm(code))).toEqual([
      { type: 'debit.mandate-signed', debit: 'debit-1', member: 'ann' },
    ])
    expect(await appendedBy(shop, () => shop.confirm(code))).toEqual([])
  })

  test('a decision on a report, and what unfounded ones mean for who made them', async () => {
    const world = await open()
    const told = []
    for (let nth = 0; nth < 4; nth += 1) {
      const report = `r${nth}`
      await world.member(`m${nth}`)
      await reportMember(world, {
        ...{ id: report, reporter: 'ann', reported: `m${nth}`, reason: 'insulting', note: '' },
        ...{ conversation: null, message: null, blocked: false },
      })
      const decision = { report, outcome: 'no-action', grounds: 'unfounded' } as const
      const events = await appendedBy(world, () => decideReport(world, decision))
      expect(events[0]).toEqual({
        ...{ type: 'report.decided', report, reported: `m${nth}`, by: 'ann' },
      })
      told.push(...events.slice(1).map((event) => Object(event).type))
      world.pass(DAY)
    }
    expect(told).toEqual(['account.warned', 'reports.paused'])
  })
})
