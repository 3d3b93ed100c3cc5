import type { MemberId } from '#core/accounts/account.ts'
import { blockMember } from '#core/blocks/block-member.ts'
import { unblock } from '#core/blocks/unblock.ts'
import type { ConversationId } from '#core/chats/chat.ts'
import { deleteChat } from '#core/chats/delete-chat.ts'
import type { GiftId } from '#core/chats/gifts.ts'
import { markRead } from '#core/chats/mark-read.ts'
import { openConversation } from '#core/chats/open-conversation.ts'
import { openPhoto } from '#core/chats/open-photo.ts'
import { type ChatPhotoVerdict, reviewChatPhoto } from '#core/chats/review-chat-photo.ts'
import { sendMessage } from '#core/chats/send-message.ts'
import { sendPhoto } from '#core/chats/send-photo.ts'
import { spend } from '#core/credits/book.ts'
import { deleteAccount } from '#core/leaving/delete-account.ts'
import { reportMember } from '#core/reports/report-member.ts'
import { banMember } from '#core/restrictions/ban-member.ts'
import { confirmEmail } from '#core/signup/confirm-email.ts'
import { upload } from '#tests/core/fakes.ts'
import { NOW, newId, sampleChatPhoto, sampleMessage } from '../sample.ts'
import { conversationFaults, photoFaults, type Written, writingFaults } from './chat-faults.ts'
import type { Scene } from './pairs.ts'
import { chat, person, type Town } from './town.ts'

const LONG = 9 * 24 * 60 * 60 * 1000

/** What can be done in one chat, and by whom. */
export const CHAT_ACTS = [
  'Ann sends',
  'Ann sends again under the same id',
  'Ann gives a coffee',
  'Ann sends a photo',
  'Ann sends that photo again',
  'a photo of hers is approved',
  'that photo is refused',
  'Bo opens it',
  'Bo sends',
  'Bo reads',
  'Ann deletes the chat',
  'Ann blocks Bo',
  'Ann unblocks Bo',
  'Bo reports and blocks Ann',
  'Bo opens the chat',
  'Bo leaves',
  'Ann is banned',
  'Bo is banned',
] as const

const REASONS = { rule: 'money', facts: 'Asked for money.', report: null } as const

/** Ann and Bo, who wrote to each other before. */
export async function annAndBo(town: Town): Promise<Scene> {
  const { ann, bo, id, photo } = await town.settle(async (stores) => {
    const [ann, bo] = [
      await person(stores, town, { credits: 9 }),
      await person(stores, town, { credits: 9 }),
    ]
    const id = await chat(stores, ann, bo)
    for (const from of [bo, ann, bo])
      await stores.messages.append(sampleMessage(id, from, { cost: 0 }))
    const waits = sampleChatPhoto(id, ann, { drawn: { granted: 2, paid: 0 } })
    await stores.chatPhotos.add(waits)
    const move = { member: ann, amount: 2, reference: waits.id, reason: 'photo' } as const
    await spend(stores, town, move)
    return { ann, bo, id, photo: waits.id }
  })
  const written: Written[] = []
  const same = newId()
  const send = sender(town, written)
  const samePhoto = newId()
  const sendsPhoto = (photo: string) =>
    sendPhoto(town, {
      id: photo,
      from: ann,
      conversation: id,
      upload: upload('sea'),
      acknowledged: true,
      site: town.site,
    })
  const review = (verdict: ChatPhotoVerdict) => reviewChatPhoto(town, { photo, verdict })

  return {
    acts: {
      'Ann sends': () => send(ann, id),
      'Ann sends again under the same id': () => send(ann, id, same),
      'Ann gives a coffee': () => send(ann, id, newId(), 'coffee'),
      'Ann sends a photo': () => sendsPhoto(newId()),
      'Ann sends that photo again': () => sendsPhoto(samePhoto),
      'a photo of hers is approved': () => review({ state: 'active' }),
      'that photo is refused': () => review({ state: 'refused', reason: 'contact' }),
      'Bo opens it': () => openPhoto(town, { member: bo, conversation: id, photo }),
      'Bo sends': () => send(bo, id),
      'Bo reads': () => markRead(town, { member: bo, conversation: id, seq: 99, invisible: false }),
      'Ann deletes the chat': () => deleteChat(town, { member: ann, conversation: id }),
      'Ann blocks Bo': () => blockMember(town, { member: ann, blocked: bo }),
      'Ann unblocks Bo': () => unblock(town, { member: ann, blocked: bo }),
      'Bo reports and blocks Ann': () =>
        reportMember(town, {
          id: newId(),
          reporter: bo,
          reported: ann,
          reason: 'spam',
          note: '',
          conversation: id,
          message: null,
          blocked: true,
        }),
      'Bo opens the chat': () => openConversation(town, { member: bo, with: ann, site: 'vonk' }),
      'Bo leaves': () => deleteAccount(town, { member: bo, reason: 'break', site: 'vonk' }),
      'Ann is banned': () => banMember(town, { member: ann, ...REASONS }),
      'Bo is banned': () => banMember(town, { member: bo, ...REASONS }),
    },
    faults: async () => [
      ...(await conversationFaults(town, id, ann, bo)),
      ...(await writingFaults(town, ann, written)),
      ...(await writingFaults(town, bo, written)),
      ...(await photoFaults(town, ann)),
    ],
  }
}

/** What Noor can do whose email is not confirmed yet, and what happens to her meanwhile. */
export const QUEUED_ACTS = [
  'Noor sends',
  'Noor sends again under the same id',
  'Noor confirms',
  'Bo blocks Noor',
  'Bo sends to Noor',
] as const

/** Noor, who waits for her email to be confirmed, and the two she writes to. */
export async function noorAndTwo(town: Town): Promise<Scene> {
  const token = newId()
  const { noor, bo, chats } = await town.settle(async (stores) => {
    const noor = await person(stores, town, { status: 'not_confirmed', confirmedAt: null })
    const [bo, cleo] = [await person(stores, town, { credits: 9 }), await person(stores, town)]
    const { email } = (await stores.accounts.byId(noor)) ?? { email: '' }
    await stores.links.add({
      hash: town.secrets.hash(token),
      purpose: 'activate',
      member: noor,
      email,
      sentAt: NOW,
      expiresAt: NOW + LONG,
      usedAt: null,
    })
    return { noor, bo, chats: [await chat(stores, noor, bo), await chat(stores, noor, cleo)] }
  })
  const written: Written[] = []
  const same = newId()
  const send = sender(town, written)
  const [first = '', second = ''] = chats
  let sent = 0

  return {
    acts: {
      'Noor sends': () => {
        sent += 1
        return send(noor, sent % 2 ? first : second)
      },
      'Noor sends again under the same id': () => send(noor, first, same),
      'Noor confirms': () => confirmEmail(town, token),
      'Bo blocks Noor': () => blockMember(town, { member: bo, blocked: noor }),
      'Bo sends to Noor': () => send(bo, first),
    },
    faults: async () => [
      ...(await conversationFaults(town, first, noor, bo)),
      ...(await writingFaults(town, noor, written)),
      ...(await writingFaults(town, bo, written)),
    ],
  }
}

const sender =
  (town: Town, written: Written[]) =>
  async (from: MemberId, to: ConversationId, id = newId(), gift: GiftId | null = null) => {
    const { site } = town
    const sent = await sendMessage(town, {
      id,
      from,
      conversation: to,
      text: gift ? '' : 'Hoi!',
      gift,
      acknowledged: true,
      site,
    })
    written.push({ id, from, to, sent })
  }
