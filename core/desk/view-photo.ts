import type { MemberId } from '../accounts/account.ts'
import type { PhotoError } from '../photos/errors.ts'
import type { PhotoId, PhotoKey } from '../photos/photo.ts'
import type { Ports } from '../ports.ts'
import type { ReportId } from '../reports/report.ts'
import { err, ok, type Result } from '../shared/result.ts'

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
  { member, photo: id }: { readonly member: MemberId; readonly photo: PhotoId },
): Promise<Bytes> {
  const photo = await reads.photos.byId(id)
  return fileOf(photoFiles, photo?.member === member ? photo.key : null)
}

async function fileOf(photoFiles: Ports['photoFiles'], key: PhotoKey | null): Promise<Bytes> {
  const file = key === null ? null : await photoFiles.read(key, 'full')
  return file ? ok(file) : err({ code: 'photo.not-found' })
}
