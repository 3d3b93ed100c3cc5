/** Makes contact sheets of the gallery, to review many stories at once: see `USAGE`. */
import { mkdir } from 'node:fs/promises'
import { chromium } from 'playwright'
import { membersBrowser } from '#tests/chromium.ts'
import { compose } from './sheet/compose.ts'
import { type Group, groupsOf } from './sheet/groups.ts'
import { type Options, optionsOf, type ScreenName, USAGE } from './sheet/options.ts'
import { galleryEntries, serveGallery } from './sheet/serve-gallery.ts'
import { shoot } from './sheet/shots.ts'

const ROOT = new URL('..', import.meta.url).pathname
const SHEETS = `${ROOT}dist/sheets`

const say = (line: string) => process.stdout.write(`${line}\n`)

async function build(): Promise<void> {
  const child = Bun.spawn(['bun', 'run', 'storybook:build'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if ((await child.exited) !== 0) throw new Error('the gallery does not build')
}

type Sheet = { readonly group: Group; readonly screen: ScreenName; readonly mode: string }

const fileOf = ({ group, screen, mode }: Sheet, { locale, brand }: Options): string =>
  [
    group.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    screen,
    mode,
    locale,
    ...(brand === 'default' ? [] : [brand]),
  ].join('.')

async function main(options: Options): Promise<void> {
  if (options.build) await build()
  const groups = groupsOf(await galleryEntries(), options.only)
  if (groups.length === 0) throw new Error('no story has such a title')

  await mkdir(SHEETS, { recursive: true })
  const server = serveGallery()
  const browser = await chromium.launch(membersBrowser())
  const { locale, brand } = options
  for (const group of groups)
    for (const screen of options.screens)
      for (const mode of options.modes) {
        const shots = await shoot(browser, server.url.origin, group.entries, {
          screen,
          mode,
          locale,
          brand,
        })
        const file = `${fileOf({ group, screen, mode }, options)}.png`
        await Bun.write(
          `${SHEETS}/${file}`,
          await compose(`${group.name} · ${screen} · ${mode} · ${locale}`, screen, shots),
        )
        const failed = shots.filter((shot) => shot.failed).map(({ entry }) => entry.id)
        say(
          `dist/sheets/${file}: ${shots.length} stories${failed.length > 0 ? `, failed: ${failed.join(' ')}` : ''}`,
        )
      }
  await browser.close()
  await server.stop()
}

const options = optionsOf(Bun.argv.slice(2))
if (options) await main(options)
else say(USAGE)
