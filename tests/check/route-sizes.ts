/** What each page brings of its own beyond what every page loads, against its budget. Wants a finished build. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Glob } from 'bun'
import { assetsOf, type Manifest } from '#api/pages/manifest.ts'

const FOLDER = new URL('../../dist/web', import.meta.url).pathname
/** Brotli bytes of script beyond the frame of the site, or of a lander. */
const BUDGET = 30_000
/** Those that are over it yet, in bytes that they must not grow beyond. */
const LARGER: Readonly<Record<string, number>> = {
  '/_site/notifications': 44_500,
  '/_site/transactions/{-$id}': 37_000,
  '/_site/chats/$id': 37_500,
}
/** Words of the developer's panel and of the product in memory, which a built app has nothing of. */
const OF_MOCKS = ["Developer's panel", 'vonk-mock', '@product.js', "World's clock"]
/** What stands around every page of a kind. */
const FRAMES = ['__root__', '/_site', '/_lander'] as const

const manifest: Manifest = await Bun.file(join(FOLDER, '.vite/manifest.json')).json()
const assets = assetsOf(manifest)

const packed = async (file: string): Promise<number> => {
  const size = (path: string) => stat(join(FOLDER, path)).then(({ size }) => size)
  return size(`${file}.br`).catch(() => size(file))
}

const packedAll = async (files: readonly string[]) =>
  (await Promise.all(files.map(packed))).reduce((sum, size) => sum + size, 0)

const scriptsOf = (...routes: readonly string[]) => {
  const needed = assets(routes, [])
  return needed ? [needed.entry, ...needed.scripts] : []
}

const routes = Object.keys(manifest).flatMap((source) => {
  const name = /^routes\/(.+)\.tsx\?tsr-split=component$/.exec(source)?.[1]
  if (name === undefined) return []
  const path = `/${name.replaceAll('.', '/')}`.replace(/\/index$/, '/')
  return FRAMES.some((frame) => frame === path) || path === '/__root' ? [] : [path]
})

const sizes = await Promise.all(
  routes.map(async (route) => {
    const frame = route.startsWith('/_lander') ? '/_lander' : '/_site'
    const common = new Set(scriptsOf('__root__', frame))
    const own = scriptsOf('__root__', frame, route).filter((file) => !common.has(file))
    const [bytes, shared] = await Promise.all([packedAll(own), packedAll([...common])])
    return { route, bytes, all: bytes + shared }
  }),
)
const say = (line: string) => process.stdout.write(`${line}\n`)
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const over = sizes.filter(({ route, bytes }) => bytes > (LARGER[route] ?? BUDGET))
for (const { route, bytes } of sizes.toSorted((a, b) => b.bytes - a.bytes)) {
  if (bytes > BUDGET || over.length > 0) {
    say(`     ${kB(bytes).padStart(8)} of ${kB(LARGER[route] ?? BUDGET)}  ${route}`)
  }
}
const within = sizes.filter(({ bytes }) => bytes <= BUDGET).length
say(`     ${within} of ${sizes.length} routes are within ${kB(BUDGET)}, ${over.length} over theirs`)
const members = sizes.find(({ route }) => route === '/_site/members/')
if (members)
  say(`     ${kB(members.all)} are all scripts of a first visit to /members, without texts`)

const mocked: string[] = []
for await (const file of new Glob('**/*.js').scan(FOLDER)) {
  const code = await Bun.file(join(FOLDER, file)).text()
  if (OF_MOCKS.some((words) => code.includes(words))) mocked.push(file)
}
for (const file of mocked) say(`     ${file} has something of the mocks in it`)
if (over.length > 0 || sizes.length === 0 || mocked.length > 0) process.exit(1)
