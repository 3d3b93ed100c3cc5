import type { MemberId } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import type { PhotoError } from '../../profiles/errors.ts'
import {
  APPROVALS,
  type Photo,
  type PhotoId,
  type PhotoKey,
  type PhotoSize,
} from '../../profiles/photo.ts'
import type { ReportId } from '../../safety/report.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { listPhotoActions, type NamedAction } from '../log/list-actions.ts'
import type { OperatorActionKind } from '../ports.ts'

/** A photo of a profile, in any state, and the action of an operator that it has its state from. */
export type ProfilePhoto = { readonly photo: Photo; readonly decided: NamedAction | null }

/** A member's photos, with who decided on each; the actions on those that were removed too, newest first. */
export async function profilePhotos(
  { reads }: Pick<Ports, 'reads'>,
  member: MemberId,
): Promise<{
  readonly photos: readonly ProfilePhoto[]
  readonly actions: readonly NamedAction[]
}> {
  const [photos, actions] = await Promise.all([
    reads.photos.of(member),
    listPhotoActions({ reads }, member),
  ])
  return {
    actions,
    photos: photos.map((photo) => ({ photo, decided: decisionOn(photo, actions) })),
  }
}

const ACTIONS_OF = {
  inspection: [],
  active: APPROVALS,
  refused: ['photo.refused'],
} as const satisfies Readonly<Record<Photo['state'], readonly OperatorActionKind[]>>

/** Ids are free again once a photo is removed: the action must fit the photo as it is. */
function decisionOn(
  { id, addedAt, state, reason }: Photo,
  actions: readonly NamedAction[],
): NamedAction | null {
  const last = actions.find(({ subject, at }) => subject === id && at >= addedAt)
  const fitting: readonly OperatorActionKind[] = ACTIONS_OF[state]
  return last && fitting.includes(last.action) && last.reason === reason ? last : null
}

type Needs = Pick<Ports, 'reads' | 'photoFiles'>

type Bytes = Result<
  { readonly bytes: Uint8Array; readonly type: string },
  Extract<PhotoError, { code: 'photo.not-found' }>
>

/** The bytes of a chat photo that is evidence of a report; other photos of conversations are not for operators. */
export async function viewEvidencePhoto(
  { reads, photoFiles }: Needs,
  { report: id, photo }: { readonly report: ReportId; readonly photo: PhotoId },
): Promise<Bytes> {
  const report = await reads.reports.byId(id)
  const isEvidence = report?.evidence.messages.some((message) => message.photo === photo)
  const sent = isEvidence ? await reads.chatPhotos.byId(photo) : null
  return fileOf(photoFiles, sent?.key ?? null)
}

/** The bytes of a profile photo, whatever its state. */
export async function viewProfilePhoto(
  { reads, photoFiles }: Needs,
  {
    member,
    photo: id,
    size = 'full',
  }: { readonly member: MemberId; readonly photo: PhotoId; readonly size?: PhotoSize | undefined },
): Promise<Bytes> {
  const photo = await reads.photos.byId(id)
  return fileOf(photoFiles, photo?.member === member ? photo.key : null, size)
}

async function fileOf(
  photoFiles: Ports['photoFiles'],
  key: PhotoKey | null,
  size: PhotoSize = 'full',
): Promise<Bytes> {
  const file = key === null ? null : await photoFiles.read(key, size)
  return file ? ok(file) : err({ code: 'photo.not-found' })
}
