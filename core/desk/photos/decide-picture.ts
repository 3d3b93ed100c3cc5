import { CHAT_PHOTO_REFUSALS, type ChatPhoto } from '../../chats/chat.ts'
import { reviewChatPhoto } from '../../chats/review-chat-photo.ts'
import type { Ports } from '../../ports.ts'
import type { PhotoError } from '../../profiles/errors.ts'
import { type DecisionState, decisionStateOf, type PhotoRefusal } from '../../profiles/photo.ts'
import { type Decision, isSampled, reviewPhoto } from '../../profiles/review-photo.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { hasColleague } from '../access/has-colleague.ts'
import { siteOf } from '../access/site-of.ts'
import { lastActionAbout } from '../log/list-actions.ts'
import { recordedAs } from '../log/recorded-as.ts'
import type { Operator } from '../operator.ts'
import { withRefusedFile } from './refused-file.ts'
import { findPhoto, pictureName, type ReviewedPhoto } from './waiting-pictures.ts'

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'photoFiles' | 'pictures' | 'sites' | 'now' | 'newId'
>

export type DecidePicture = {
  /** Photo and files, as `pictureName` says them. */
  readonly picture: string
  /** `null` approves. */
  readonly refusal: PhotoRefusal | null
  /** The state that was looked at; that of a photo in a chat is final. */
  readonly insteadOf?: DecisionState
}

/** What became of it. A photo in a chat whose recipient is gone is returned, though it was approved. */
export type Decided = { readonly state: DecisionState | 'returned' }

type Refusal = Extract<
  PhotoError,
  { code: 'photo.not-found' | 'photo.decided' | 'photo.reason-invalid' }
>

/**
 * An operator's decision on a picture that waits, or instead of the one that a photo of a profile has, recorded with its
 * effect. The same decision again is no error; where somebody decided otherwise meanwhile it is refused, with who did.
 */
export async function decidePicture(
  ports: Needs,
  operator: Pick<Operator, 'id'>,
  { picture, refusal, insteadOf = 'waiting' }: DecidePicture,
): Promise<Result<Decided, Refusal>> {
  const photo = await findPhoto(ports.reads, picture)
  if (!photo || pictureName(photo) !== picture) return afterwards(ports, picture, refusal)
  const decided =
    photo.kind === 'chat'
      ? await decideOnSent(ports, operator, photo, refusal)
      : await decideOnProfile(ports, operator, photo, decisionOf(refusal), insteadOf)
  if (decided.ok || decided.error.code !== 'photo.decided') return decided
  return unlessSame(ports, photo.id, decided.error.state, stateFor(refusal))
}

const stateFor = (refusal: PhotoRefusal | null) => (refusal === null ? 'active' : 'refused')

const decisionOf = (reason: PhotoRefusal | null): Decision =>
  reason === null ? { state: 'active' } : { state: 'refused', reason }

export type ReopenPicture = {
  readonly picture: string
  /** The decision that is undone. */
  readonly insteadOf: 'active' | 'refused'
}

/** Undoes the decision on a photo of a profile: it waits again. One that waits already is no error. */
export async function reopenPicture(
  ports: Needs,
  operator: Pick<Operator, 'id'>,
  { picture, insteadOf }: ReopenPicture,
): Promise<Result<Decided, Refusal>> {
  const photo = await findPhoto(ports.reads, picture)
  if (!photo || photo.kind === 'chat' || pictureName(photo) !== picture)
    return err({ code: 'photo.not-found' })
  const decision = { state: 'inspection' } as const
  const undone = await decideOnProfile(ports, operator, photo, decision, insteadOf)
  if (undone.ok || undone.error.code !== 'photo.decided') return undone
  return unlessSame(ports, photo.id, undone.error.state, 'waiting')
}

/** A decision on a picture, or the end of one. */
export type PictureDecision = DecidePicture | (ReopenPicture & { readonly reopen: true })

export const decideOrReopen = (
  ports: Needs,
  operator: Pick<Operator, 'id'>,
  decision: PictureDecision,
): Promise<Result<Decided, Refusal>> =>
  'reopen' in decision
    ? reopenPicture(ports, operator, decision)
    : decidePicture(ports, operator, decision)

/** One that was returned has no files any more: whoever comes second has its old name. */
async function afterwards(
  ports: Needs,
  picture: string,
  refusal: PhotoRefusal | null,
): Promise<Result<Decided, Refusal>> {
  const [id = ''] = picture.split('_')
  const sent = await ports.reads.chatPhotos.byId(id)
  const refused = CHAT_PHOTO_REFUSALS.some((reason) => reason === sent?.reason)
  return refused
    ? unlessSame(ports, id, 'refused', stateFor(refusal))
    : err({ code: 'photo.not-found' })
}

async function unlessSame(
  ports: Needs,
  id: string,
  state: DecisionState,
  asked: DecisionState,
): Promise<Result<Decided, Refusal>> {
  if (state === asked) return ok({ state })
  const first = await lastActionAbout(ports, id)
  return err({ code: 'photo.decided', state, by: first?.by ?? null })
}

async function decideOnProfile(
  ports: Needs,
  operator: Pick<Operator, 'id'>,
  photo: ReviewedPhoto,
  decision: Decision,
  insteadOf: DecisionState,
): Promise<Result<Decided, Refusal>> {
  const reason = decision.state === 'refused' ? decision.reason : null
  const facts = { member: photo.member, reason }
  const stored = await withRefusedFile(ports, photo, reason)
  const recorded = recordedAs(stored, operator, ACTIONS[decision.state], photo.id, facts)
  const again = decision.state === 'active' && (await isLookedAtAgain(ports, operator, photo))
  const judged = await reviewPhoto(recorded, { photo, decision, insteadOf, again })
  return judged.ok ? ok({ state: decisionStateOf(decision.state) }) : judged
}

/** Of an approval that is sampled, where a colleague is there to look: whoever is alone would only see their own again. */
async function isLookedAtAgain(
  { reads, sites }: Pick<Needs, 'reads' | 'sites'>,
  operator: Pick<Operator, 'id'>,
  photo: ReviewedPhoto,
): Promise<boolean> {
  const site = await siteOf(reads, 'members', photo.member)
  if (site === null || !isSampled(photo, sites.byId(site).settings)) return false
  return hasColleague(await reads.operators.all(), 'photos', site, (id) => id === operator.id)
}

const ACTIONS = {
  active: 'photo.approved',
  refused: 'photo.refused',
  inspection: 'photo.reopened',
} as const

async function decideOnSent(
  ports: Needs,
  operator: Pick<Operator, 'id'>,
  photo: ReviewedPhoto,
  refusal: PhotoRefusal | null,
): Promise<Result<Decided, Refusal>> {
  const { id, member } = photo
  const reason = CHAT_PHOTO_REFUSALS.find((known) => known === refusal)
  if (refusal !== null && !reason) return err({ code: 'photo.reason-invalid' })
  const action = reason ? 'chat-photo.refused' : 'chat-photo.approved'
  const decision = reason ? { state: 'refused' as const, reason } : ({ state: 'active' } as const)
  const stored = await withRefusedFile(ports, photo, refusal)
  const recorded = recordedAs(stored, operator, action, id, { member, reason: refusal })
  const judged = await reviewChatPhoto(recorded, { photo: id, decision, onlyWaiting: true })
  return judged.ok ? ok({ state: stateOf(judged.value, decision.state) }) : judged
}

const stateOf = ({ state }: ChatPhoto, asked: 'active' | 'refused'): Decided['state'] =>
  state === 'returned' && asked === 'active' ? 'returned' : asked
