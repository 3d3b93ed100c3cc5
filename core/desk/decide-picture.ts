import { reviewChatPhoto } from '../chat-photos/review-chat-photo.ts'
import { CHAT_PHOTO_REFUSALS, type ChatPhoto } from '../chats/chat-photo.ts'
import { lastActionAbout } from '../operators/list-actions.ts'
import type { Operator } from '../operators/operator.ts'
import { recordedAs } from '../operators/recorded-as.ts'
import type { PhotoError } from '../photos/errors.ts'
import type { PhotoRefusal } from '../photos/photo.ts'
import { reviewPhoto } from '../photos/review-photo.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { findPhoto, pictureName, type ReviewedPhoto } from './waiting-pictures.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'photoFiles' | 'now' | 'newId'>

export type DecidePicture = {
  /** Photo and files, as `pictureName` says them. */
  readonly picture: string
  /** `null` approves. */
  readonly refusal: PhotoRefusal | null
}

/** What became of it. A photo in a chat whose recipient is gone is returned, though it was approved. */
export type Decided = { readonly state: 'active' | 'refused' | 'returned' }

type Refusal = Extract<
  PhotoError,
  { code: 'photo.not-found' | 'photo.decided' | 'photo.reason-invalid' }
>

/**
 * An operator's verdict on a picture that waits, recorded with its effect. The same verdict again is no error; another
 * one than that of whoever was first is refused, with who it was.
 */
export async function decidePicture(
  ports: Needs,
  operator: Pick<Operator, 'id'>,
  { picture, refusal }: DecidePicture,
): Promise<Result<Decided, Refusal>> {
  const photo = await findPhoto(ports.reads, picture)
  if (!photo || pictureName(photo) !== picture) return afterwards(ports, picture, refusal)
  const decided = await (photo.kind === 'chat' ? decideOnSent : decideOnProfile)(
    ports,
    operator,
    photo,
    refusal,
  )
  if (decided.ok || decided.error.code !== 'photo.decided') return decided
  return unlessSame(ports, photo.id, decided.error.state, refusal)
}

/** One that was returned has no files any more: whoever comes second has its old name. */
async function afterwards(
  ports: Needs,
  picture: string,
  refusal: PhotoRefusal | null,
): Promise<Result<Decided, Refusal>> {
  const [id = ''] = picture.split('_')
  const sent = await ports.reads.chatPhotos.byId(id)
  const refused = CHAT_PHOTO_REFUSALS.some((reason) => reason === sent?.reason)
  return refused ? unlessSame(ports, id, 'refused', refusal) : err({ code: 'photo.not-found' })
}

async function unlessSame(
  ports: Needs,
  id: string,
  state: 'active' | 'refused',
  refusal: PhotoRefusal | null,
): Promise<Result<Decided, Refusal>> {
  if (state === (refusal === null ? 'active' : 'refused')) return ok({ state })
  const first = await lastActionAbout(ports, id)
  return err({ code: 'photo.decided', state, by: first?.by ?? null })
}

async function decideOnProfile(
  ports: Needs,
  operator: Pick<Operator, 'id'>,
  photo: ReviewedPhoto,
  refusal: PhotoRefusal | null,
): Promise<Result<Decided, Refusal>> {
  const action = refusal === null ? 'photo.approved' : 'photo.refused'
  const verdict =
    refusal === null
      ? ({ state: 'active' } as const)
      : { state: 'refused' as const, reason: refusal }
  const recorded = recordedAs(ports, operator, action, photo.id)
  const judged = await reviewPhoto(recorded, { photo, verdict, onlyWaiting: true })
  return judged.ok ? ok({ state: verdict.state }) : judged
}

async function decideOnSent(
  ports: Needs,
  operator: Pick<Operator, 'id'>,
  { id }: ReviewedPhoto,
  refusal: PhotoRefusal | null,
): Promise<Result<Decided, Refusal>> {
  const reason = CHAT_PHOTO_REFUSALS.find((known) => known === refusal)
  if (refusal !== null && !reason) return err({ code: 'photo.reason-invalid' })
  const action = reason ? 'chat-photo.refused' : 'chat-photo.approved'
  const verdict = reason ? { state: 'refused' as const, reason } : ({ state: 'active' } as const)
  const recorded = recordedAs(ports, operator, action, id)
  const judged = await reviewChatPhoto(recorded, { photo: id, verdict, onlyWaiting: true })
  return judged.ok ? ok({ state: stateOf(judged.value, verdict.state) }) : judged
}

const stateOf = ({ state }: ChatPhoto, asked: 'active' | 'refused'): Decided['state'] =>
  state === 'returned' && asked === 'active' ? 'returned' : asked
