/** Compares the scripts of each route, beyond what every page loads, with a budget. Needs a build. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Glob } from 'bun'
import { assetsOf, type Manifest } from '#api/pages/document/manifest.ts'

const FOLDER = new URL('../../dist/web', import.meta.url).pathname
/** Brotli bytes of scripts beyond those of the site or lander layout. */
const BUDGET = 30_000
/** Routes over budget, with a limit in bytes that must not grow. */
const EXCEPTIONS: Readonly<Record<string, number>> = {
  '/_site/notifications/$door': 49_200,
  '/_site/transactions/{-$id}': 40_300,
  '/_site/chats/$id': 40_000,
  '/_site/credits/$id/{-$paymentmethod}': 30_600,
  '/_site/credits/repeat-order': 30_500,
}
/** Strings of the developer's panel and the mocks, which a build must not contain. */
const MOCK_STRINGS = ["Developer's panel", 'vonk-mock', '@product.js', "World's clock"]
/** Layouts around the pages. */
const FRAMES = ['__root__', '/_site', '/_lander'] as const

const manifest: Manifest = await Bun.file(join(FOLDER, '.vite/manifest.json')).json()
const assets = assetsOf(manifest)

const brotliSize = async (file: string): Promise<number> => {
  const size = (path: string) => stat(join(FOLDER, path)).then(({ size }) => size)
  return size(`${file}.br`).catch(() => size(file))
}

const totalSize = async (files: readonly string[]) =>
  (await Promise.all(files.map(brotliSize))).reduce((sum, size) => sum + size, 0)

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
    const routeScripts = scriptsOf('__root__', frame, route).filter((file) => !common.has(file))
    const [bytes, shared] = await Promise.all([totalSize(routeScripts), totalSize([...common])])
    return { route, bytes, all: bytes + shared }
  }),
)
const print = (line: string) => process.stdout.write(`${line}\n`)
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const overBudget = sizes.filter(({ route, bytes }) => bytes > (EXCEPTIONS[route] ?? BUDGET))
for (const { route, bytes } of sizes.toSorted((a, b) => b.bytes - a.bytes)) {
  if (bytes > BUDGET || overBudget.length > 0) {
    print(`     ${kB(bytes).padStart(8)} of ${kB(EXCEPTIONS[route] ?? BUDGET)}  ${route}`)
  }
}
const within = sizes.filter(({ bytes }) => bytes <= BUDGET).length
print(
  `     ${within} of ${sizes.length} routes are within ${kB(BUDGET)}, ${overBudget.length} over theirs`,
)
const members = sizes.find(({ route }) => route === '/_site/members/')
if (members)
  print(`     ${kB(members.all)} are all scripts of a first visit to /members, without texts`)

const filesWithMocks: string[] = []
for await (const file of new Glob('**/*.js').scan(FOLDER)) {
  const code = await Bun.file(join(FOLDER, file)).text()
  if (MOCK_STRINGS.some((words) => code.includes(words))) filesWithMocks.push(file)
}
for (const file of filesWithMocks) print(`     ${file} has something of the mocks in it`)
if (overBudget.length > 0 || sizes.length === 0 || filesWithMocks.length > 0) process.exit(1)
