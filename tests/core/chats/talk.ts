import { openConversation } from '#core/chats/conversations/open-conversation.ts'
import { type SendMessage, sendMessage } from '#core/chats/messages/send-message.ts'
import { grant } from '#core/money/book.ts'
import type { ProfileKind } from '#core/profiles/profile.ts'
import type { Settings } from '#core/site/settings.ts'
import { openWorld } from '#tests/core/world.ts'

type Given = {
  readonly credits?: number
  readonly settings?: Partial<Settings>
  readonly premium?: boolean
  readonly confirmed?: boolean
  /** Bo's profile. */
  readonly kind?: ProfileKind
}

/** Ann and Bo with an open conversation. */
export async function annAndBo({
  credits = 5,
  settings = {},
  premium = false,
  confirmed = true,
  kind = 'person',
}: Given = {}) {
  const world = openWorld({ settings })
  await world.member('ann', {
    account: {
      premiumSince: premium ? world.now() : null,
      ...(confirmed ? {} : { status: 'not_confirmed', confirmedAt: null }),
    },
  })
  await world.member('bo', { profile: { kind } })
  if (credits > 0) {
    const gift = { member: 'ann', amount: credits, reference: 'gift', reason: 'bonus' } as const
    await world.commit((stores) => grant(stores, world, gift))
  }
  const opened = await openConversation(world, { member: 'ann', with: 'bo', site: 'vonk' })
  if (!opened.ok) throw new Error('the conversation did not open')
  const conversation = opened.value.id

  const message = (changes: Partial<SendMessage> = {}): SendMessage => ({
    id: 'm1',
    from: 'ann',
    conversation,
    text: 'Dag Bo',
    acknowledged: false,
    site: world.site,
    ...changes,
  })
  return {
    ...world,
    conversation,
    message,
    send: (changes?: Partial<SendMessage>) => sendMessage(world, message(changes)),
    balance: async () => {
      const { granted, paid } = await world.reads.wallets.of('ann')
      return granted + paid
    },
  }
}
