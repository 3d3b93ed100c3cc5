import type { Ports, Reads, Stores } from '../../ports.ts'
import { ageOf } from '../../profiles/age.ts'
import type { PhotoError } from '../../profiles/errors.ts'
import { decisionStateOf, type Photo, type PhotoRefusal } from '../../profiles/photo.ts'
import { judgePhoto } from '../../profiles/review-photo.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { SiteId, SiteScope } from '../../site/settings.ts'
import type { OwnDecision } from '../cases/answer-case.ts'
import { lastActionAbout, operatorNames } from '../log/list-actions.ts'
import type { Operator, OperatorId } from '../operator.ts'
import type { Decided } from './decide-picture.ts'
import { hasColleague } from './has-colleague.ts'
import { withRefusedFile } from './refused-file.ts'
import { pictureName, type WaitingPicture } from './waiting-pictures.ts'

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
  const [photos, { waiting }, operators, names] = await Promise.all([
    reads.photos.toLookAgain(most, sites),
    reads.photos.lookAgainQueue(sites),
    reads.operators.all(),
    operatorNames(reads),
  ])
  const profiles = await reads.profiles.byIds([...new Set(photos.map(({ member }) => member))])
  const byId = new Map(profiles.map((profile) => [profile.id, profile]))
  const pictures = await Promise.all(
    photos.map(async (photo): Promise<SecondLook> => {
      const { id, key, member, refusedBefore, lookAgainAt, addedAt } = photo
      const profile = byId.get(member)
      const by = await approverOf(reads, photo)
      return {
        ...{ kind: 'profile', id, key, member, refusedBefore, until: null },
        since: lookAgainAt ?? addedAt,
        name: profile?.name ?? null,
        age: profile ? ageOf(profile, now()) : null,
        by: by === null ? null : (names.get(by) ?? ''),
        own: ownLook(operator, by, operators, await siteOfMember(reads, member)),
      }
    }),
  )
  return { waiting, pictures }
}

const siteOfMember = async ({ accounts }: Pick<Reads, 'accounts'>, member: string) =>
  (await accounts.byId(member))?.site ?? ''

/** The operator whose approval a photo has its state from; `null` for none. */
async function approverOf(
  { operatorActions }: Pick<Reads, 'operatorActions'>,
  { id, addedAt }: Photo,
): Promise<OperatorId | null> {
  const [last] = await operatorActions.about(id, 1)
  return last?.action === 'photo.approved' && last.at >= addedAt ? last.operator : null
}

/** Whether an operator would look at their own approval, and whether a colleague can or they are alone. */
function ownLook(
  operator: Pick<Operator, 'id'>,
  approver: OperatorId | null,
  operators: readonly Operator[],
  site: SiteId,
): OwnDecision {
  if (approver !== operator.id) return null
  return hasColleague(operators, operator, site) ? 'colleague' : 'alone'
}

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
  const [id = ''] = picture.split('_')
  const found = await ports.reads.photos.byId(id)
  if (!found || pictureName(found) !== picture) return err({ code: 'photo.not-found' })
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
    const own = ownLook(operator, await approverOf(stores, photo), operators, site)
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
  { photos, operatorActions }: Stores,
  { now, newId }: Stamp,
  { operator, photo, alone }: Look & { readonly alone: boolean },
): Promise<Result<Decided, never>> {
  await photos.save({ ...photo, lookAgainAt: null })
  await operatorActions.add({
    ...{ id: newId(), operator: operator.id, subject: photo.id, at: now() },
    action: alone ? 'own-approval.confirmed' : 'photo.confirmed',
    ...{ member: photo.member, reason: null },
  })
  return ok({ state: 'active' })
}

async function overturn(
  stores: Stores,
  { now, newId }: Stamp,
  { operator, photo, refusal }: Look & { readonly refusal: PhotoRefusal },
): Promise<Result<Decided, Refusal>> {
  const decision = { state: 'refused', reason: refusal } as const
  const judged = await judgePhoto(stores, { photo, decision, insteadOf: 'active' }, now())
  if (!judged.ok) return judged
  await stores.operatorActions.add({
    ...{ id: newId(), operator: operator.id, subject: photo.id, at: now() },
    action: 'photo.refused',
    ...{ member: photo.member, reason: refusal },
  })
  return ok({ state: 'refused' })
}
