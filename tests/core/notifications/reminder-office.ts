import type { Account } from '#core/accounts/account.ts'
import type { Letter } from '#core/notifications/letters.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { HOUR } from '#core/shared/time.ts'
import { openWorld } from '#tests/core/world.ts'

/** Ann, whose mails are checked, and Bo and Cas, who write to her. */
export async function openOffice(given: Partial<Account> = {}, profile: Partial<Profile> = {}) {
  const world = openWorld()
  await world.member('ann', { account: given, profile })
  const others = ['bo', 'cas'] as const
  for (const other of others) {
    await world.member(other)
    await world.commit(({ conversations }) =>
      conversations.open({
        id: `with-${other}`,
        startedBy: other,
        other: 'ann',
        startedAt: world.now(),
        lastSeq: 0,
      }),
    )
  }
  let counter = 0
  const write = (from: string) =>
    world.commit(async ({ messages, events }) => {
      counter += 1
      const id = `m${counter}`
      const conversation = `with-${from}`
      const sent = { id, conversation, from, text: 'Hoi', sentAt: world.now(), cost: 1 }
      const { seq } = await messages.append(sent)
      const event = { message: id, conversation, from, to: 'ann', seq }
      await events.append({ type: 'message.sent', ...event }, world.now())
    })
  const read = (from: string) =>
    world.commit(async ({ conversations, events }) => {
      const conversation = `with-${from}`
      const upTo = counter
      await conversations.read(conversation, 'ann', upTo, true)
      const event = { conversation, by: 'ann', with: from, upTo }
      await events.append({ type: 'conversation.read', ...event }, world.now())
    })
  const like = (from: string) =>
    world.commit(async ({ likes, events }) => {
      await likes.add({ from, to: 'ann', at: world.now(), seenAt: null, swiped: false })
      await events.append({ type: 'member.liked', from, to: 'ann', site: 'vonk' }, world.now())
    })
  const change = (id: string, changes: Partial<Account>) =>
    world.commit(async ({ accounts }) => {
      const account = await accounts.byId(id)
      if (account) await accounts.save({ ...account, ...changes })
    })
  const here = () => world.commit(({ profiles }) => profiles.active('ann', world.now()))
  const block = (other: string) =>
    world.commit(({ blocks }) => blocks.add('ann', other, world.now()))

  /** Advances the clock in steps, and returns the reminders sent meanwhile. */
  async function pass(span: number, step = HOUR): Promise<readonly Letter[]> {
    const before = world.mailer.letters.length
    for (let elapsed = 0; elapsed < span; elapsed += step) {
      world.pass(Math.min(step, span - elapsed))
      await send()
    }
    return world.mailer.letters.slice(before).filter(isOfReminder)
  }
  async function send() {
    await world.consume()
    await sendDue(world, { urlOf: () => 'https://vonk.example', jitter: () => 0.5 })
  }
  const unread = async (): Promise<Record<string, number>> => {
    const chats = await world.reads.conversations.of('ann', 100)
    return Object.fromEntries(chats.map((chat) => [chat.with, chat.unread]))
  }
  return { world, write, read, like, change, here, block, pass, send, unread }
}

const isOfReminder = ({ kind }: Letter) => kind.endsWith('-reminder') || kind === 'weekly-update'
