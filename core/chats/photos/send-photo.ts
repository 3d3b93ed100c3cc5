import { isOpen, type MemberId } from '../../accounts/account.ts'
import { hold } from '../../money/book.ts'
import { balanceOf } from '../../money/ports.ts'
import type { Ports } from '../../ports.ts'
import type { PhotoError, PictureError } from '../../profiles/errors.ts'
import { isStoredAs, type PhotoId, type PhotoKey, type Picture } from '../../profiles/photo.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Settings } from '../../site/settings.ts'
import type { ChatPhoto, ConversationId } from '../chat.ts'
import type { SendMessageError, SendPhotoError } from '../errors.ts'
import { mayWrite } from '../may-write.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'pictures' | 'photoFiles' | 'now' | 'newId'>

export type SendPhoto = {
  /** Client-made: idempotency key. */
  readonly id: PhotoId
  readonly from: MemberId
  readonly conversation: ConversationId
  readonly upload: Uint8Array
  /** Confirms having read what kind of profile this is. */
  readonly acknowledged: boolean
  /** The price shown on the button: a higher one is refused, not charged. */
  readonly agreed?: number
  readonly site: Settings
}

type Refusal =
  | SendMessageError
  | SendPhotoError
  | PictureError
  | Extract<PhotoError, { code: 'photo.id-taken' }>

/** Charges the sender for a photo and submits it to moderation; the recipient sees nothing until it is approved. */
export async function sendPhoto(
  ports: Needs,
  command: SendPhoto,
): Promise<Result<ChatPhoto, Refusal>> {
  const { reads, pictures, photoFiles, newId } = ports
  const earlier = await reads.chatPhotos.byId(command.id)
  // Check first: image processing is expensive.
  const refused = earlier ? null : await refusedAhead(ports, command)
  if (refused) return err(refused)
  const developed = await pictures.develop(command.upload, command.from)
  if (!developed.ok) return developed
  const picture = developed.value
  if (earlier) return replay(ports, earlier, command, picture)

  const key = newId()
  const hash = await pictures.hash(picture.sizes.full)
  await photoFiles.keep(key, picture.sizes)
  const sent = await charge(ports, command, { key, hash, picture })
  if (sent.ok && sent.value.key === key) {
    await photoFiles.settle(key)
    return sent
  }
  await photoFiles.remove(key)
  return sent.ok ? replay(ports, sent.value, command, picture) : sent
}

/** Checks that need no decoding of the photo. */
async function refusedAhead(
  { reads }: Pick<Ports, 'reads'>,
  { from, conversation, site }: SendPhoto,
): Promise<Refusal | null> {
  const seat = await reads.conversations.seat(conversation, from)
  if (!seat) return { code: 'chat.not-found' }
  if (seat.conversation.lastSeq === 0) return { code: 'photo.not-first' }
  const balance = balanceOf(await reads.wallets.of(from))
  const needed = site.photoCredits
  return balance < needed ? { code: 'credits.insufficient', needed, balance } : null
}

type Stored = { readonly key: PhotoKey; readonly hash: string; readonly picture: Picture }

/** Charges the credits and stores the photo, atomically; a photo stored meanwhile is returned as it is. */
function charge(
  { atomically, now, newId }: Needs,
  { id, from, conversation, acknowledged, agreed, site }: SendPhoto,
  { key, hash, picture: { width, height } }: Stored,
): Promise<Result<ChatPhoto, Refusal>> {
  return atomically(async (stores): Promise<Result<ChatPhoto, Refusal>> => {
    const writer = await stores.accounts.lock(from)
    const earlier = await stores.chatPhotos.byId(id)
    if (earlier) return ok(earlier)
    const seat = await stores.conversations.lock(conversation, from)
    if (!seat || !writer || !isOpen(writer)) return err({ code: 'chat.not-found' })
    // Messages of unconfirmed members are not delivered either.
    if (seat.conversation.lastSeq === 0 || writer.status === 'not_confirmed')
      return err({ code: 'photo.not-first' })
    const cost = site.photoCredits
    if (agreed !== undefined && cost > agreed)
      return err({ code: 'message.price-changed', price: cost })
    const sentAt = now()
    const allowed = await mayWrite(stores, { seat, writer, acknowledged, site, at: sentAt })
    if (!allowed.ok) return allowed

    const free = ok({ granted: 0, paid: 0 })
    const move = { member: from, amount: cost, reference: id }
    const paid = cost > 0 ? await hold(stores, { now, newId }, move) : free
    if (!paid.ok) return paid
    const sent = { id, conversation, from, key, width, height, sentAt, site: site.id }
    const waits = {
      state: 'inspection',
      reason: null,
      seq: null,
      openedAt: null,
      hidden: false,
    } as const
    const refusedBefore = (await stores.refusedFiles.byHash(hash))?.reason ?? null
    const photo: ChatPhoto = { ...sent, ...waits, refusedBefore, drawn: paid.value }
    if (!(await stores.chatPhotos.add(photo))) return err({ code: 'photo.id-taken' })
    await stores.events.append({ type: 'chat-photo.sent', photo: id, conversation, from }, sentAt)
    return ok(photo)
  })
}

/** Answers a replay like the first call, if it is the same photo. */
async function replay(
  ports: Pick<Ports, 'photoFiles'>,
  photo: ChatPhoto,
  { from, conversation }: SendPhoto,
  picture: Picture,
): Promise<Result<ChatPhoto, Refusal>> {
  const isTheirs = photo.from === from && photo.conversation === conversation
  // A returned photo has no files to compare with.
  const same = isTheirs && (photo.key === null || (await isStoredAs(ports, photo.key, picture)))
  return same ? ok(photo) : err({ code: 'photo.id-taken' })
}
