/**
 * `bun run photos [export <folder> [<photo>…] | approve <picture>… | refuse <picture> --reason <reason> | adopt]`: lists
 * photos in moderation, writes them into a folder, decides on them, or says that DATA_DIR is the database's folder.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { photoFolder } from '#adapters/photos/photo-folder.ts'
import { systemNow } from '#adapters/system/clock.ts'
import { uuids } from '#adapters/system/ids.ts'
import { repeatableUnits } from '#adapters/system/repeatable-units.ts'
import { reviewChatPhoto } from '#core/chat-photos/review-chat-photo.ts'
import { CHAT_PHOTO_REFUSALS } from '#core/chats/chat-photo.ts'
import {
  findPhoto,
  pictureName,
  type ReviewedPhoto,
  waitingPhotos,
} from '#core/desk/waiting-pictures.ts'
import { PHOTO_REFUSALS, type PhotoRefusal } from '#core/photos/photo.ts'
import type { PhotoFiles } from '#core/photos/pictures.ts'
import { reviewPhoto } from '#core/photos/review-photo.ts'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { readDataLocation } from '../server/config.ts'
import { adoptFolder } from '../server/data-folder.ts'
import { openReads } from '../server/open-reads.ts'
import { openStorage } from '../server/storage.ts'
import { command, say, UsageError } from './command.ts'

const USAGE =
  'bun run photos [export <folder> [<photo>…] | approve <picture>… | refuse <picture> --reason <reason> | adopt]'

const APPROVED = { state: 'active' } as const

/** `null` approves. */
type Decision = PhotoRefusal | null
type Needs = Pick<Ports, 'reads' | 'atomically' | 'photoFiles' | 'now' | 'newId'>

await command(async ([verb, first, ...more]) => {
  if (verb === undefined) return list()
  if (verb === 'adopt' && first === undefined) return adopt()
  if (first === undefined) throw new UsageError(USAGE)
  if (verb === 'export') return exportTo(first, more)
  if (verb === 'approve') return decide([first, ...more], null)
  const [option, reason, ...rest] = more
  if (verb !== 'refuse' || option !== '--reason' || rest.length > 0) throw new UsageError(USAGE)
  await decide([first], refusalIn(reason))
})

async function adopt(): Promise<void> {
  const location = readDataLocation(process.env)
  const storage = await openStorage(location)
  await adoptFolder(location.dataDir, storage)
  await storage.close()
  say(`${location.dataDir} is the folder of this database.`)
}

async function list(): Promise<void> {
  const { reads, close } = await openReads(readDataLocation(process.env))
  const waiting = await waitingPhotos(reads, systemNow())
  await close()
  say(`${waiting.length} in moderation`)
  for (const photo of waiting) say(lineOf(photo))
}

function lineOf(photo: ReviewedPhoto): string {
  return `  ${pictureName(photo)}  ${photo.kind.padEnd(7)}  ${isoOf(photo.since)}  ${photo.member}`
}

/** Photos given by id may be decided ones: somebody appeals. */
async function exportTo(folder: string, ids: readonly string[]): Promise<void> {
  const location = readDataLocation(process.env)
  const files = photoFolder(join(location.dataDir, 'photos'))
  const { reads, close } = await openReads(location)
  const found = await Promise.all(ids.map(async (id) => (await findPhoto(reads, id)) ?? id))
  const photos = ids.length > 0 ? found : await waitingPhotos(reads, systemNow())
  await close()
  const missing = photos.filter((photo) => typeof photo === 'string')
  if (missing.length > 0) throw new UsageError(`${missing.join(', ')}: no such picture.`)
  // They are private: for their operator alone.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let written = 0
  for (const photo of photos) {
    if (typeof photo === 'string') continue
    const path = join(folder, `${pictureName(photo)}.webp`)
    await writeFile(path, await bytesOf(files, photo), { mode: 0o600 })
    written += 1
  }
  say(`${written} written to ${folder}; delete them once they are decided on.`)
}

async function bytesOf(files: PhotoFiles, { key, id }: ReviewedPhoto): Promise<Uint8Array> {
  const read = await files.read(key, 'full')
  if (!read) throw new UsageError(`photo ${id} is not in the photos folder of DATA_DIR.`)
  return read.bytes
}

function refusalIn(reason: string | undefined): PhotoRefusal {
  const found = PHOTO_REFUSALS.find((known) => known === reason)
  if (!found) throw new UsageError(`a reason is one of ${PHOTO_REFUSALS.join(', ')}.`)
  return found
}

/** Exported files are named after their pictures, so their paths are accepted too. */
async function decide(given: readonly string[], decision: Decision): Promise<void> {
  const location = readDataLocation(process.env)
  const storage = await openStorage(location)
  const ports: Needs = {
    reads: storage.reads,
    photoFiles: photoFolder(join(location.dataDir, 'photos')),
    ...repeatableUnits({
      atomically: storage.atomically,
      now: systemNow,
      newId: uuids(systemNow),
    }),
  }
  try {
    for (const one of given) say(await decideOn(ports, basename(one, extname(one)), decision))
  } finally {
    await storage.close()
  }
}

async function decideOn(ports: Needs, name: string, decision: Decision): Promise<string> {
  const photo = await findPhoto(ports.reads, name)
  if (!photo || name === photo.id) throw new UsageError(`${name}: no such picture.`)
  // With another DATA_DIR than the server's, nobody can have looked at it.
  await bytesOf(ports.photoFiles, photo)
  const done = photo.kind === 'chat' ? decideOnSent : decideOnProfile
  return `${photo.id} is ${await done(ports, photo, decision)}.`
}

async function decideOnProfile(
  ports: Needs,
  photo: ReviewedPhoto,
  decision: Decision,
): Promise<string> {
  const verdict = decision ? ({ state: 'refused', reason: decision } as const) : APPROVED
  const judged = await reviewPhoto(ports, { photo, verdict })
  if (!judged.ok) throw new UsageError(`${photo.id} was removed by its member.`)
  return judged.value.state
}

async function decideOnSent(
  ports: Needs,
  { id }: ReviewedPhoto,
  decision: Decision,
): Promise<string> {
  const reason = CHAT_PHOTO_REFUSALS.find((known) => known === decision)
  if (decision && !reason) {
    throw new UsageError(
      `a photo in a chat is refused for one of ${CHAT_PHOTO_REFUSALS.join(', ')}.`,
    )
  }
  const verdict = reason ? ({ state: 'refused', reason } as const) : APPROVED
  const judged = await reviewChatPhoto(ports, { photo: id, verdict })
  if (!judged.ok) throw new UsageError(`${id} was removed by its member.`)
  const { state, reason: why } = judged.value
  return why === null ? state : `${state} (${why})`
}
