import { parseArgs } from 'node:util'
import { type Copied, copyPhotos, removeCopied } from '#adapters/photos/copy-photos.ts'
import { checkBucket } from '../../server/bucket.ts'
import { type DataLocation, readDataLocation } from '../../server/config.ts'
import { isInUse, markerOf } from '../../server/data-folder.ts'
import type { Env } from '../../server/env.ts'
import { openReads } from '../../server/open-reads.ts'
import { openPhotos, type PhotoPlace, photoStoreIn, placeText } from '../../server/photo-store.ts'
import { ChecksFailed, type Command, type Say, UsageError } from '../command.ts'
import { parsed } from '../init/options.ts'

export const USAGE =
  'bun run move photos [--from <s3://…|folder>] --to <s3://…|folder> [--delete-source]'

/** How many photos are copied between two lines. */
const SAID_EVERY = 1000

/**
 * Copies the photos of an install between its folder and a bucket, or two buckets, also while its servers run; once
 * more after they were stopped or told the new place, and none is missed.
 */
export const movePhotos: Command = async (given, env, say) => {
  const { from, to, deleteSource } = optionsIn(given)
  const location = readDataLocation(env)
  const source = from === undefined ? location : placeIn(from, location, env)
  const target = placeIn(to, location, env)
  const [there, here] = [placeText(source), placeText(target)]
  if (there === here) throw new UsageError(`the photos are in ${here} already. ${USAGE}`)
  if (deleteSource && placeText(location) === there)
    throw new UsageError(
      `servers read ${there}, as PHOTO_STORE_URL says. Start them with the new place first, then copy once more with --delete-source and --from.`,
    )
  for (const { photoStore } of [source, target]) if (photoStore) await checkBucket(photoStore)
  // The environment of this command may already be another than that of a server that runs.
  if (deleteSource && (await isInUse(source, target)))
    throw new UsageError(
      `no server was started on ${here} since one was on ${there}. Start them with the new place first.`,
    )
  await checkOwner(source, location)
  const id = await checkOwner(target, location)

  const files = { source: openPhotos(source), target: openPhotos(target) }
  const copied = await copyPhotos(files.source, files.target, (photos, of) => {
    if (photos % SAID_EVERY === 0) say(`${photos} of ${of} photos`)
  })
  report(copied, [there, here], say)
  if (id !== null) await markerOf(target).write(id)
  if (!deleteSource) return
  const { removed, left } = await removeCopied(files.source, files.target)
  say(`${removed} photos are deleted from ${there}.`)
  if (left.length > 0)
    throw new ChecksFailed(`${left.length} photos are not, as their copies differ: once more.`)
  // A start that names the old place by mistake is refused.
  await markerOf(source).remove()
}

function optionsIn(given: readonly string[]) {
  const { from, to, ...rest } = parsed(USAGE, () =>
    parseArgs({
      args: [...given],
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        'delete-source': { type: 'boolean', default: false },
      },
    }),
  )
  if (to === undefined) throw new UsageError(USAGE)
  return { from, to, deleteSource: rest['delete-source'] }
}

/** A place by its name: the folder of DATA_DIR, or a bucket, with the keys of the environment. */
const placeIn = (name: string, { dataDir }: DataLocation, env: Env): PhotoPlace => ({
  dataDir,
  photoStore: name === 'folder' ? null : photoStoreIn({ ...env, PHOTO_STORE_URL: name }),
})

/** The database's id; refuses a place that has the photos of another one. */
async function checkOwner(place: PhotoPlace, location: DataLocation): Promise<string | null> {
  const { reads, close } = await openReads(location)
  try {
    const [id, known] = [await reads.install.id(), await markerOf(place).read()]
    if (known !== null && known !== id)
      throw new UsageError(`${placeText(place)} has the photos of another database.`)
    return id
  } finally {
    await close()
  }
}

function report(
  { copied, bytes, before, unsettled, different }: Copied,
  [from, to]: readonly [string, string],
  say: Say,
): void {
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`
  say(`${from} → ${to}: ${copied} files copied (${size}), ${before} were there.`)
  if (unsettled > 0)
    say(`${unsettled} photos are there alone: the next sweep deletes those that no member has.`)
  if (different.length === 0) return
  for (const name of different) say(`  ${name}`)
  throw new ChecksFailed(`${different.length} files differ from their copies. Nothing is deleted.`)
}
