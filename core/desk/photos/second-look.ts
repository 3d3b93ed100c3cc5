import type { MemberId } from '../../accounts/account.ts'
import type { Ports, Reads, Stores } from '../../ports.ts'
import type { PhotoError } from '../../profiles/errors.ts'
import { decisionStateOf, type Photo, type PhotoRefusal } from '../../profiles/photo.ts'
import { judgePhoto } from '../../profiles/review-photo.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { SiteId, SiteScope } from '../../site/settings.ts'
import { hasColleague, type OwnDecision } from '../access/has-colleague.ts'
import { siteOf } from '../access/site-of.ts'
import { lastActionAbout, nameIn } from '../log/list-actions.ts'
import { recordedOnce } from '../log/recorded-as.ts'
import type { Operator, OperatorId } from '../operator.ts'
import type { Decided } from './decide-picture.ts'
import { withRefusedFile } from './refused-file.ts'
import { findPhoto, pictureName, type WaitingPicture, withWhose } from './waiting-pictures.ts'

/** A photo that others see, and that waits for a second look. */
export type SecondLook = WaitingPicture & {
  /** Who approved it; `null` if it was published on trust. */
  readonly by: string | null
  /** Whether whoever asks approved it. */
  readonly own: OwnDecision
}

/** Photos that wait for a second look, the longest first: the first `most` of them, and how many there are in all. */
export async function listSecondLooks(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  operator: Pick<Operator, 'id'>,
  { most, sites }: { readonly most: number; readonly sites: SiteScope },
): Promise<{ readonly waiting: number; readonly pictures: readonly SecondLook[] }> {
  const [photos, { waiting }, operators] = await Promise.all([
    reads.photos.toLookAgain(most, sites),
    reads.photos.lookAgainQueue(sites),
    reads.operators.all(),
  ])
  const names = new Map(operators.map(({ id, name }) => [id, name]))
  const pictures = await Promise.all(
    (await withWhose(reads, photos, now())).map(async (photo): Promise<SecondLook> => {
      const { id, key, member, name, age, refusedBefore, lookAgainAt, addedAt } = photo
      const by = await approverOf(reads, photo)
      const own =
        by === operator.id ? ownLook(operator, operators, await siteOfMember(reads, member)) : null
      return {
        ...{ kind: 'profile', id, key, member, name, age, refusedBefore, until: null },
        since: lookAgainAt ?? addedAt,
        by: nameIn(names, by),
        own,
      }
    }),
  )
  return { waiting, pictures }
}

const siteOfMember = async (reads: Reads, member: MemberId): Promise<SiteId> =>
  (await siteOf(reads, 'members', member)) ?? ''

/** The operator whose approval a photo has its state from; `null` for none. */
async function approverOf(
  { operatorActions }: Pick<Reads, 'operatorActions'>,
  { id, addedAt }: Photo,
): Promise<OperatorId | null> {
  const [last] = await operatorActions.about(id, 1)
  return last?.action === 'photo.approved' && last.at >= addedAt ? last.operator : null
}

/** Whether a colleague can look at an operator's own approval, or they are alone. */
const ownLook = (
  { id }: Pick<Operator, 'id'>,
  operators: readonly Operator[],
  site: SiteId,
): OwnDecision =>
  hasColleague(operators, 'photos', site, (one) => one === id) ? 'colleague' : 'alone'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'photoFiles' | 'pictures' | 'now' | 'newId'>

type Refusal = Extract<
  PhotoError,
  { code: 'photo.not-found' | 'photo.decided' | 'photo.own-decision' }
>

export type LookAgain = {
  readonly picture: string
  /** `null` confirms. */
  readonly refusal: PhotoRefusal | null
}

/**
 * A second look at a photo that others see: it stays, or is refused as if it had waited. Whoever approved it leaves it to a
 * colleague; if there is none, they may, and the log says so. The first look counts.
 */
export async function lookAgain(
  ports: Needs,
  operator: Pick<Operator, 'id'>,
  { picture, refusal }: LookAgain,
): Promise<Result<Decided, Refusal>> {
  const found = await findPhoto(ports.reads, picture)
  if (found?.kind !== 'profile' || pictureName(found) !== picture)
    return err({ code: 'photo.not-found' })
  const { id } = found
  const { atomically } = await withRefusedFile(ports, found, refusal)
  const site = await siteOfMember(ports.reads, found.member)
  const looked = await atomically(async (stores): Promise<Result<Decided, Refusal>> => {
    await stores.profiles.lock(found.member)
    const photo = await stores.photos.lock(id)
    if (!photo || photo.key !== found.key) return err({ code: 'photo.not-found' })
    if (photo.lookAgainAt === null) {
      return err({ code: 'photo.decided', state: decisionStateOf(photo.state), by: null })
    }
    // Locked: a colleague who could look is neither added nor removed meanwhile.
    const operators = await stores.operators.lockAll()
    const isOwn = (await approverOf(stores, photo)) === operator.id
    const own = isOwn ? ownLook(operator, operators, site) : null
    if (own === 'colleague') return err({ code: 'photo.own-decision' })
    return refusal === null
      ? confirm(stores, ports, { operator, photo, alone: own === 'alone' })
      : overturn(stores, ports, { operator, photo, refusal })
  })
  if (looked.ok || looked.error.code !== 'photo.decided') return looked
  const last = await lastActionAbout(ports, id)
  const state = refusal === null ? 'active' : 'refused'
  const isRepeated = last?.operator === operator.id && looked.error.state === state
  return isRepeated ? ok({ state }) : err({ ...looked.error, by: last?.by ?? null })
}

type Look = { readonly operator: Pick<Operator, 'id'>; readonly photo: Photo }
type Stamp = Pick<Ports, 'now' | 'newId'>

async function confirm(
  stores: Stores,
  stamp: Stamp,
  { operator, photo, alone }: Look & { readonly alone: boolean },
): Promise<Result<Decided, never>> {
  await stores.photos.save({ ...photo, lookAgainAt: null })
  const action = alone ? 'own-approval.confirmed' : 'photo.confirmed'
  const facts = { member: photo.member, reason: null }
  await recordedOnce(stamp, operator, action, photo.id, facts)(stores)
  return ok({ state: 'active' })
}

async function overturn(
  stores: Stores,
  stamp: Stamp,
  { operator, photo, refusal }: Look & { readonly refusal: PhotoRefusal },
): Promise<Result<Decided, Refusal>> {
  const decision = { state: 'refused', reason: refusal } as const
  const judged = await judgePhoto(stores, { photo, decision, insteadOf: 'active' }, stamp.now())
  if (!judged.ok) return judged
  const facts = { member: photo.member, reason: refusal }
  await recordedOnce(stamp, operator, 'photo.refused', photo.id, facts)(stores)
  return ok({ state: 'refused' })
}
