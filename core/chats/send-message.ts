import { type Account, isOpen, type MemberId } from '../accounts/account.ts'
import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Settings } from '../site/settings.ts'
import { findAnswered, isSame } from './answers.ts'
import type { ConversationId, HeldMessage, Message, MessageId, Pointer } from './chat.ts'
import { deliver } from './deliver.ts'
import type { SendMessageError } from './errors.ts'
import { type GiftId, giftCredits } from './gifts.ts'
import { hold, waitingOf } from './held.ts'
import { mayWrite } from './may-write.ts'
import { messageText } from './message-text.ts'

type Needs = Pick<Ports, 'atomically' | 'now' | 'newId'>

export type SendMessage = {
  /** Made by the client, so that sending again is not sending twice. */
  readonly id: MessageId
  readonly from: MemberId
  readonly conversation: ConversationId
  /** May be empty beside a gift. */
  readonly text: string
  readonly gift?: GiftId | null
  /** What it quotes. */
  readonly answers?: Pointer | null
  /** The tick that one has read what kind of profile this is. */
  readonly acknowledged: boolean
  /** The price that its writer saw on the button, maybe some time ago: a higher one is refused, not charged. */
  readonly agreed?: number
  readonly site: Settings
}

/** A message that arrived, or one that waits for its writer's email to be confirmed. */
export type Sent =
  | { readonly state: 'delivered'; readonly message: Message }
  | { readonly state: 'held'; readonly message: HeldMessage }

/** Charges the sender and delivers the message, with the gift in it if there is one, or does neither. */
export async function sendMessage(
  { atomically, now, newId }: Needs,
  command: SendMessage,
): Promise<Result<Sent, SendMessageError>> {
  const { id, from, conversation, site, gift = null, answers: pointer = null } = command
  const checked = messageText({ text: command.text, gift }, site.messageLength)
  if (!checked.ok) return checked
  const text = checked.value

  return atomically(async (stores): Promise<Result<Sent, SendMessageError>> => {
    const writer = await stores.accounts.hold(from)
    const earlier = writer && (await sentBefore(stores, id, writer))
    if (earlier) {
      const { message } = earlier
      const same =
        message.from === from &&
        message.conversation === conversation &&
        message.text === text &&
        message.gift === gift &&
        isSame(message.answers, pointer)
      return same ? ok(earlier) : err({ code: 'message.id-taken' })
    }

    const seat = await stores.conversations.hold(conversation, from)
    if (!seat || !writer || !isOpen(writer)) return err({ code: 'chat.not-found' })

    const cost = gift ? giftCredits(gift, site) : site.messageCredits
    if (command.agreed !== undefined && cost > command.agreed)
      return err({ code: 'message.price-changed', price: cost })

    const at = now()
    const { acknowledged } = command
    const allowed = await mayWrite(stores, { seat, writer, acknowledged, site, at })
    if (!allowed.ok) return allowed

    const found = pointer === null ? ok(null) : await findAnswered(stores, pointer, seat)
    if (!found.ok) return found
    const answers = found.value

    if (writer.status === 'not_confirmed') {
      const message = { id, conversation, from, text, gift, answers, writtenAt: at, cost }
      const held = await hold(stores, message, site)
      return held.ok ? ok({ state: 'held', message: held.value }) : held
    }

    const written = { id, conversation, from, text, gift, answers }
    const draft = { ...written, to: seat.with, cost, site: site.id }
    const delivered = await deliver(stores, { now, newId }, draft)
    return delivered.ok ? ok({ state: 'delivered', message: delivered.value }) : delivered
  })
}

/** What an id was used for before: a replay is answered as the first call was. */
async function sentBefore(
  stores: Pick<Stores, 'messages' | 'held'>,
  id: MessageId,
  writer: Account,
): Promise<Sent | null> {
  const message = await stores.messages.byId(id)
  if (message) return { state: 'delivered', message }
  const waiting = (await waitingOf(stores, writer)).find((one) => one.id === id)
  return waiting ? { state: 'held', message: waiting } : null
}
