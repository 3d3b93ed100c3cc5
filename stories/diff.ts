/** Shows what a change does to the gallery: the stories that it reaches, before and after. See `USAGE`. */
import { mkdir, rm } from 'node:fs/promises'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { reachSince } from '#tests/check/reach-since.ts'
import { measuredBrowser } from '#tests/chromium.ts'
import { checkOut } from './diff/check-out.ts'
import { buildOldGallery, buildOwnGallery, commitOf } from './diff/galleries.ts'
import { type Changed, lookAt } from './diff/looks.ts'
import { nearestFirst } from './diff/nearest.ts'
import { type DiffOptions, diffOptionsOf, USAGE } from './diff/options.ts'
import { type Pair, pairsOf, storyOf } from './diff/pairs.ts'
import { pageOf } from './diff/report.ts'
import { type Report, type Reported, summaryOf } from './diff/summary.ts'
import { galleryEntries, serveGallery } from './sheet/serve-gallery.ts'

const FOLDER = new URL('../dist/diff', import.meta.url).pathname

/** Exit codes. */
const MADE = 0
const NOT_UNDERSTOOD = 1
const NO_SUCH_REF = 2
const NOT_BUILT = 3

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Writes a story's pictures, and gives their names. */
async function pictures({ pair, before, after, difference }: Changed): Promise<Reported> {
  const { id, title, name } = storyOf(pair)
  const write = async (suffix: string, picture: Buffer | undefined) => {
    if (!picture) return null
    const file = `${id}.${suffix}.webp`
    await sharp(picture).webp({ quality: 85 }).toFile(`${FOLDER}/${file}`)
    return file
  }
  return {
    id,
    title,
    name,
    share: difference?.share ?? null,
    failed: after?.failed ?? false,
    before: await write('before', before?.png),
    after: await write('after', after?.png),
    difference: await write('difference', difference?.picture),
  }
}

async function look(
  folders: { readonly before: string; readonly after: string },
  pairs: readonly Pair[],
  { screen, mode, locale, brand }: DiffOptions,
): Promise<readonly Reported[]> {
  await using before = serveGallery(folders.before)
  await using after = serveGallery(folders.after)
  await using browser = await chromium.launch(measuredBrowser())
  const at = { before: before.url.origin, after: after.url.origin }
  const light = { screen, mode, locale, brand, whole: true }
  const changed = await lookAt(browser, at, pairs, light)
  return Promise.all(changed.map(pictures))
}

async function write(report: Report): Promise<number> {
  await Bun.write(`${FOLDER}/index.html`, pageOf(report))
  // For the gallery's page of it.
  await Bun.write(`${FOLDER}/report.json`, JSON.stringify(report))
  await Bun.write(`${FOLDER}/summary.txt`, `${summaryOf(report)}\n`)
  say(`${summaryOf(report)} See dist/diff/index.html`)
  return MADE
}

async function main(options: DiffOptions): Promise<number> {
  const { ref, screen, mode, locale, most } = options
  const commit = commitOf(ref)
  if (commit === null) {
    say(`There is no commit, branch or tag “${ref}” in this repository.`)
    return NO_SUCH_REF
  }
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const { changed, stories, imports } = await reachSince(commit)
  const gone = changed.filter((path) => path.endsWith('.stories.tsx') && !imports.has(path))
  const files = nearestFirst([...stories, ...gone], changed, imports)
  say(`${changed.length} files differ from ${ref}: they reach ${files.length} files of stories.`)
  const nothing = {
    ref: `${ref} (${commit.slice(0, 8)})`,
    view: `${screen}, ${mode}, ${locale}`,
    changed: [],
    same: 0,
    left: 0,
  }
  if (files.length === 0) return write(nothing)

  await using old = await checkOut(commit)
  const before = await buildOldGallery(old.tree, files)
  if ('failed' in before) {
    say(`The gallery of ${ref} does not build:\n${before.failed}`)
    return NOT_BUILT
  }
  const after = await buildOwnGallery(files)
  if ('failed' in after) {
    say(`The gallery of the working tree does not build:\n${after.failed}`)
    return NOT_BUILT
  }
  const pairs = pairsOf(
    await galleryEntries(before.folder),
    await galleryEntries(after.folder),
    files,
  )
  const seen = pairs.slice(0, most)
  say(`Both galleries are built: ${seen.length} stories are photographed.`)
  const found = await look({ before: before.folder, after: after.folder }, seen, options)
  return write({
    ...nothing,
    changed: found,
    same: seen.length - found.length,
    left: pairs.length - seen.length,
  })
}

const options = diffOptionsOf(Bun.argv.slice(2))
if (!options) say(USAGE)
process.exit(options ? await main(options) : NOT_UNDERSTOOD)
