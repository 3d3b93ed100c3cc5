import type { Account } from '#core/accounts/account.ts'
import { passwordPrint } from '#core/accounts/password.ts'
import { writeLetter } from '#core/notifications/letters/write-letter.ts'
import type { MailNotification } from '#core/notifications/notification.ts'
import { recordMailTrouble } from '#core/notifications/subscriptions/mail-trouble.ts'
import { err, ok } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { openWorld } from '#tests/core/world.ts'

export const LIKED: MailNotification = { kind: 'new-like', member: 'ann', from: 'bob' }

/** Ann, whom Bob likes and who has been offline for a while. */
export async function openPost(account: Partial<Account> = {}) {
  const world = openWorld({
    mailWebhook: {
      verifyWebhook: async ({ body }) =>
        body === 'ours'
          ? ok({ trouble: 'fbl', address: 'ANN@example.test' })
          : err({ code: 'webhook.untrusted' }),
    },
  })
  const ann = await world.member('ann', { account })
  await world.member('bob')
  const like = { from: 'bob', to: 'ann', at: world.now(), seenAt: null, swiped: false }
  await world.commit(({ likes }) => likes.add(like))
  world.pass(DAY)
  const troubles = async () => (await world.reads.accounts.byId('ann'))?.mailTroubles
  const write = async (notification: MailNotification) => {
    const written = await writeLetter(world, { id: 'd1', notification }, () => 'https://vonk.test')
    return written.become === 'letter' ? written.letter : null
  }
  /** Under the id that `write` gives. */
  const queue = (notification: MailNotification) => {
    const at = world.now()
    return world.commit(({ deliveries }) =>
      deliveries.add({ id: 'd1', notification, addedAt: at, dueAt: at }),
    )
  }
  const token = async () => (await write(LIKED))?.unsubscribe?.token ?? ''
  const unsubscribe = (token: string) =>
    recordMailTrouble(world, { trouble: 'listunsubscribe', token })
  const change = (changes: Partial<Account>) =>
    world.commit(({ accounts }) => accounts.save({ ...ann, ...changes }))
  const print = passwordPrint(world, ann)
  return { ...world, passwordPrint: print, troubles, write, queue, token, unsubscribe, change }
}
