import type { MemberId } from '#core/accounts/account.ts'
import type { ConversationId } from '#core/chats/chat.ts'
import { deleteChat } from '#core/chats/conversations/delete-chat.ts'
import { markRead, openConversation } from '#core/chats/conversations/open-conversation.ts'
import type { GiftId } from '#core/chats/messages/gifts.ts'
import { sendMessage } from '#core/chats/messages/send-message.ts'
import { openPhoto } from '#core/chats/photos/open-photo.ts'
import { returnReleased } from '#core/chats/photos/return-unchecked.ts'
import { sendPhoto } from '#core/chats/photos/send-photo.ts'
import { type ChatPhotoDecision, reviewChatPhoto } from '#core/chats/review-chat-photo.ts'
import { blockMember, unblock } from '#core/discovery/block-member.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { confirmEmail } from '#core/membership/signup/confirm-email.ts'
import { grant, hold, releaseHolds, sell, takeBack, unusedCredits } from '#core/money/book.ts'
import { runConsumer } from '#core/platform/events/run-consumer.ts'
import { reportMember } from '#core/safety/reports/report-member.ts'
import { banMember } from '#core/safety/restrictions/bans.ts'
import { upload } from '#tests/core/fakes.ts'
import { NOW, newId, sampleChatPhoto, sampleMessage } from '../sample.ts'
import { conversationFaults, messageFaults, photoFaults, type SentMessage } from './chat-faults.ts'
import type { ParallelCase } from './pairs.ts'
import { createChat, createMember, type TestPorts } from './test-ports.ts'

const LONG = 9 * 24 * 60 * 60 * 1000

/** Operations in one chat. */
export const CHAT_OPERATIONS = [
  'Ann sends',
  'Ann retries with the same id',
  'Ann gives a coffee',
  'Ann sends a photo',
  'Ann retries the same photo',
  'her pending photo is approved',
  'her pending photo is refused',
  'a bank takes back what she paid',
  'photos whose credits are back return',
  'Bo opens her photo',
  'Bo sends',
  'Bo reads',
  'Ann deletes the chat',
  'Ann blocks Bo',
  'Ann unblocks Bo',
  'Bo reports and blocks Ann',
  'Bo opens the chat',
  'Bo deletes his account',
  'Ann is banned',
  'Bo is banned',
] as const

const REASONS = { rule: 'money', facts: 'Asked for money.', report: null } as const

/** Ann and Bo, who have written to each other. */
export async function chatCase(ports: TestPorts): Promise<ParallelCase> {
  const { ann, bo, id, photo } = await ports.commit(async (stores) => {
    const [ann, bo] = [
      await createMember(stores, ports),
      await createMember(stores, ports, { credits: 9 }),
    ]
    const id = await createChat(stores, ann, bo)
    for (const from of [bo, ann, bo])
      await stores.messages.append(sampleMessage(id, from, { cost: 0 }))
    const pending = sampleChatPhoto(id, ann, { drawn: { granted: 0, paid: 2 } })
    await stores.chatPhotos.add(pending)
    // Its credits were bought: a chargeback takes them.
    await sell(stores, ports, { member: ann, amount: 3, reference: ann })
    await hold(stores, ports, { member: ann, amount: 2, reference: pending.id })
    await grant(stores, ports, { member: ann, amount: 6, reference: ann, reason: 'bonus' })
    return { ann, bo, id, photo: pending.id }
  })
  const sentMessages: SentMessage[] = []
  const retriedId = newId()
  const send = senderOf(ports, sentMessages)
  const samePhoto = newId()
  const sendsPhoto = (photo: string) =>
    sendPhoto(ports, {
      id: photo,
      from: ann,
      conversation: id,
      upload: upload('sea'),
      acknowledged: true,
      site: ports.site,
    })
  const review = (decision: ChatPhotoDecision) => reviewChatPhoto(ports, { photo, decision })

  return {
    operations: {
      'Ann sends': () => send(ann, id),
      'Ann retries with the same id': () => send(ann, id, retriedId),
      'Ann gives a coffee': () => send(ann, id, newId(), 'coffee'),
      'Ann sends a photo': () => sendsPhoto(newId()),
      'Ann retries the same photo': () => sendsPhoto(samePhoto),
      'her pending photo is approved': () => review({ state: 'active' }),
      'her pending photo is refused': () => review({ state: 'refused', reason: 'contact' }),
      'a bank takes back what she paid': () => takePaid(ports, ann),
      'photos whose credits are back return': () => answerEvents(ports),
      'Bo opens her photo': () => openPhoto(ports, { member: bo, conversation: id, photo }),
      'Bo sends': () => send(bo, id),
      'Bo reads': () =>
        markRead(ports, { member: bo, conversation: id, seq: 99, invisible: false }),
      'Ann deletes the chat': () => deleteChat(ports, { member: ann, conversation: id }),
      'Ann blocks Bo': () => blockMember(ports, { member: ann, blocked: bo }),
      'Ann unblocks Bo': () => unblock(ports, { member: ann, blocked: bo }),
      'Bo reports and blocks Ann': () =>
        reportMember(ports, {
          id: newId(),
          reporter: bo,
          reported: ann,
          reason: 'spam',
          note: '',
          conversation: id,
          message: null,
          blocked: true,
        }),
      'Bo opens the chat': () => openConversation(ports, { member: bo, with: ann, site: 'vonk' }),
      'Bo deletes his account': () =>
        deleteAccount(ports, { member: bo, reason: 'break', site: 'vonk' }),
      'Ann is banned': () => banMember(ports, { member: ann, ...REASONS }),
      'Bo is banned': () => banMember(ports, { member: bo, ...REASONS }),
    },
    async faults() {
      await returnAll(ports, ann)
      return [
        ...(await conversationFaults(ports, id, ann, bo)),
        ...(await messageFaults(ports, ann, sentMessages)),
        ...(await messageFaults(ports, bo, sentMessages)),
        ...(await photoFaults(ports, ann)),
      ]
    },
  }
}

/** As a chargeback does: takes a member's unused paid credits. */
const takePaid = (ports: TestPorts, member: MemberId) =>
  ports.commit(async (stores) => {
    await stores.accounts.lock(member)
    const unused = await unusedCredits(stores, member)
    await releaseHolds(stores, ports, unused, unused.total)
    const move = { member, amount: unused.total, reference: ports.newId() }
    await takeBack(stores, ports, { ...move, reason: 'chargeback' })
  })

const answerEvents = (ports: TestPorts) => runConsumer(ports, returnReleased(ports), (work) => work)

/** Answers events until no photo waits whose credits are back: an event is read once older transactions have ended. */
async function returnAll(ports: TestPorts, member: MemberId): Promise<void> {
  const { chatPhotos, holds } = ports.reads
  for (let tries = 0; tries < 200; tries += 1) {
    const held = new Set((await holds.of(member)).map(({ reference }) => reference))
    if ((await chatPhotos.inModeration(member)).every(({ id }) => held.has(id))) return
    await answerEvents(ports)
    await Bun.sleep(10)
  }
}

/** Operations of Noor, whose email is unconfirmed, and concurrent changes to her account. */
export const QUEUED_OPERATIONS = [
  'Noor sends',
  'Noor retries with the same id',
  'Noor confirms her email',
  'Bo blocks Noor',
  'Bo sends to Noor',
] as const

/** Noor, whose email is unconfirmed, and the two she writes to. */
export async function queuedCase(ports: TestPorts): Promise<ParallelCase> {
  const token = newId()
  const { noor, bo, chats } = await ports.commit(async (stores) => {
    const noor = await createMember(stores, ports, { status: 'not_confirmed', confirmedAt: null })
    const [bo, cleo] = [
      await createMember(stores, ports, { credits: 9 }),
      await createMember(stores, ports),
    ]
    const { email } = (await stores.accounts.byId(noor)) ?? { email: '' }
    await stores.links.add({
      hash: ports.secrets.hash(token),
      purpose: 'activate',
      member: noor,
      email,
      sentAt: NOW,
      expiresAt: NOW + LONG,
      usedAt: null,
    })
    return {
      noor,
      bo,
      chats: [await createChat(stores, noor, bo), await createChat(stores, noor, cleo)],
    }
  })
  const sentMessages: SentMessage[] = []
  const retriedId = newId()
  const send = senderOf(ports, sentMessages)
  const [first = '', second = ''] = chats
  let sent = 0

  return {
    operations: {
      'Noor sends': () => {
        sent += 1
        return send(noor, sent % 2 ? first : second)
      },
      'Noor retries with the same id': () => send(noor, first, retriedId),
      'Noor confirms her email': () => confirmEmail(ports, token),
      'Bo blocks Noor': () => blockMember(ports, { member: bo, blocked: noor }),
      'Bo sends to Noor': () => send(bo, first),
    },
    faults: async () => [
      ...(await conversationFaults(ports, first, noor, bo)),
      ...(await messageFaults(ports, noor, sentMessages)),
      ...(await messageFaults(ports, bo, sentMessages)),
    ],
  }
}

const senderOf =
  (ports: TestPorts, sentMessages: SentMessage[]) =>
  async (from: MemberId, to: ConversationId, id = newId(), gift: GiftId | null = null) => {
    const { site } = ports
    const sent = await sendMessage(ports, {
      id,
      from,
      conversation: to,
      text: gift ? '' : 'Hoi!',
      gift,
      acknowledged: true,
      site,
    })
    sentMessages.push({ id, from, to, sent })
  }
