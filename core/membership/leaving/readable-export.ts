import type { MemberId } from '../../accounts/account.ts'
import type { AccountError } from '../../accounts/errors.ts'
import { tryKeys } from '../../accounts/rate-limit.ts'
import { attempt } from '../../accounts/tries.ts'
import { shownNames } from '../../discovery/apply-block.ts'
import type { Ports } from '../../ports.ts'
import { minutesUntil } from '../../shared/limit.ts'
import { err, type Result } from '../../shared/result.ts'
import { isoOf } from '../../shared/time.ts'
import { exportMember, type MemberExport } from './export-member.ts'

/** A file of the archive: a picture of the member's own. */
type ExportedFile = { readonly name: string; readonly bytes: Uint8Array }

/** A member's data for people: with the names of others, and the member's own pictures. */
export type ReadableExport = {
  readonly data: MemberExport
  /** Of the members in conversations and likes, as far as they are shown. */
  readonly names: Readonly<Record<MemberId, string>>
  readonly files: readonly ExportedFile[]
}

/** Adds what a person needs to read an export. */
export async function readableExport(
  { reads, photoFiles }: Pick<Ports, 'reads' | 'photoFiles'>,
  member: MemberId,
  data: MemberExport,
): Promise<ReadableExport> {
  const { conversations, likes } = data
  const others = [
    ...conversations.map((conversation) => conversation.with),
    ...likes.given.map(({ to }) => to),
    ...likes.received.map(({ from }) => from),
  ]
  const names = await shownNames({ reads }, member, [...new Set(others)])
  const pictures = [...(await reads.photos.of(member)), ...(await reads.chatPhotos.of(member))]
  const files: ExportedFile[] = []
  for (const { id, key } of pictures) {
    const file = key === null ? null : await photoFiles.read(key, 'full')
    if (file) files.push({ name: fileName(id, file.type), bytes: file.bytes })
  }
  return { data, names: Object.fromEntries(names), files }
}

const fileName = (id: string, type: string): string =>
  `photos/${id}.${type === 'image/svg+xml' ? 'svg' : type.replace('image/', '')}`

/** No other number in an export is so large: credits, cents and grid cells are not. */
const FIRST_INSTANT = 100_000_000_000

/** The same with each moment as ISO 8601 in UTC, instead of milliseconds. */
export function withIsoTimes(value: unknown): unknown {
  if (typeof value === 'number' && value >= FIRST_INSTANT) return isoOf(value)
  if (Array.isArray(value)) return value.map(withIsoTimes)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withIsoTimes(each)]))
}

type Needs = Pick<Ports, 'reads' | 'atomically' | 'photoFiles' | 'limits' | 'secrets' | 'now'>

/** All of a member's data, a few times a day: collecting it is the most expensive request there is. */
export async function requestExport(
  ports: Needs,
  member: MemberId,
): Promise<Result<ReadableExport, Extract<AccountError, { code: 'tries.too-many' }>>> {
  const counted = { key: tryKeys(ports.secrets).exports(member), limit: ports.limits.exports }
  const exported = await attempt(ports, [counted], async () =>
    readableExport(ports, member, await exportMember(ports, member)),
  )
  if (exported.ok) return exported
  return err({ code: 'tries.too-many', minutes: minutesUntil(exported.error.until, ports.now()) })
}
