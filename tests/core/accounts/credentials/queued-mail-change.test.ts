import { describe, expect, test } from 'bun:test'
import {
  cancelMailChange,
  pendingMailChange,
  requestMailChange,
} from '#core/accounts/credentials/mail-change.ts'
import { startSession } from '#core/accounts/start-session.ts'
import { changeMail } from '#core/membership/signup/change-mail.ts'
import { writeLetter } from '#core/notifications/letters/write-letter.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { DAY } from '#core/shared/time.ts'
import { openWorld, passwordOf } from '#tests/core/world.ts'
import { mailedLink } from '../links/links.ts'
import { PHONE } from '../sessions/browsers.ts'

const NEW = 'ann.new@example.test'
const INVALID = { ok: false, error: { code: 'link.invalid' } } as const

async function annsWorld() {
  const world = openWorld()
  const account = await world.member('ann')
  const { session } = await world.commit((stores) =>
    startSession(stores, world, { member: 'ann', browser: PHONE }),
  )
  const ask = (email = NEW) => {
    const command = { email, password: passwordOf('ann'), address: '192.0.2.1', site: 'vonk' }
    return requestMailChange(world, { account, session, ...command })
  }
  return { world, ask }
}

describe('an email change whose mail is queued', () => {
  test('is pending, and not mailed once it is cancelled', async () => {
    const { world, ask } = await annsWorld()
    await ask()
    expect(await pendingMailChange(world, 'ann')).toEqual({ email: NEW, until: world.now() + DAY })
    await cancelMailChange(world, 'ann')
    expect(await pendingMailChange(world, 'ann')).toBeNull()
    await sendDue(world, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    expect(world.mailer.letters).toEqual([])
  })

  test('brings no link if it is cancelled while the mail is written', async () => {
    const { world, ask } = await annsWorld()
    await ask()
    const [delivery] = await world.reads.deliveries.unsent('ann', 'change-mail')
    if (delivery?.notification.kind !== 'change-mail') throw new Error('nothing waits')
    await cancelMailChange(world, 'ann')
    const { id, notification } = delivery
    const written = await writeLetter(world, { id, notification }, () => 'https://vonk.test')
    expect(written.become).toBe('nothing')
  })

  test('replaces an earlier one, whether mailed or queued', async () => {
    const { world, ask } = await annsWorld()
    const mailed = await mailedLink(world, 'ann', 'change-mail', 'first@example.test')
    await ask('second@example.test')
    await ask()
    expect(await changeMail(world, { token: mailed, session: null })).toEqual(INVALID)
    await sendDue(world, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    expect(world.mailer.letters.map(({ to }) => to)).toEqual([NEW])
  })
})
