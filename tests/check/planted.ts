/** Plants faults in a copy of the sources, one at a time, and counts those that a test finds. Not a part of `check`. */
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { Glob } from 'bun'
import { PLANTED, type PlantedFault } from './planted-faults.ts'

const LAYERS = ['core', 'adapters', 'api', 'ui', 'app', 'stories', 'tests']
const FILES = ['package.json', 'bunfig.toml', 'tsconfig.json', 'bun.lock']
/** Of so many faults these are found at least. */
const EXPECTED = 38

const copy = await mkdtemp(join(tmpdir(), 'vonk-planted-'))
for (const name of [...LAYERS, ...FILES])
  await cp(name, join(copy, name), { recursive: true, verbatimSymlinks: true })
await symlink(resolve('node_modules'), join(copy, 'node_modules'))

const paths = [...new Glob(`{${LAYERS.join(',')}}/**/*.{ts,tsx}`).scanSync(copy)]
const named = (name: string) => paths.filter((path) => basename(path) === name)

/** The one file of that name which has the text. */
async function fileOf({ file, before }: PlantedFault): Promise<string> {
  const holding = []
  for (const path of named(file)) {
    if ((await Bun.file(join(copy, path)).text()).includes(before)) holding.push(path)
  }
  const [path] = holding
  if (path === undefined || holding.length > 1)
    throw new Error(`${holding.length} files named ${file} have the text: ${before}`)
  return join(copy, path)
}

async function fails({ tests, only }: PlantedFault): Promise<boolean> {
  const files = tests.flatMap(named).map((path) => `./${path}`)
  if (files.length === 0) throw new Error(`no test is named ${tests}`)
  const names = only === undefined ? [] : ['--test-name-pattern', only]
  const child = Bun.spawn(['bun', 'test', ...files, ...names, '--timeout=60000', '--bail'], {
    cwd: copy,
    stdout: 'ignore',
    stderr: 'ignore',
    stdin: 'ignore',
  })
  return (await child.exited) !== 0
}

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Whether a test finds a fault. The sources are as before afterwards. */
async function isFound(fault: PlantedFault): Promise<boolean> {
  const path = await fileOf(fault)
  const text = await Bun.file(path).text()
  await Bun.write(
    path,
    text.replace(fault.before, () => fault.after),
  )
  const found = await fails(fault)
  await Bun.write(path, text)
  return found
}

/** Tests that fail without a fault find nothing. */
async function alreadyFailing(): Promise<readonly string[]> {
  const kinds = new Map(PLANTED.map((fault) => [`${fault.tests} ${fault.only ?? ''}`, fault]))
  const failing: string[] = []
  for (const [name, fault] of kinds) if (await fails(fault)) failing.push(name)
  return failing
}

const failing = await alreadyFailing()
for (const name of failing) print(`fails without a fault: ${name}`)
let found = 0
for (const fault of PLANTED) {
  const isOne = await isFound(fault)
  found += isOne ? 1 : 0
  print(`${isOne ? 'found ' : 'MISSED'} ${fault.what}`)
}
await rm(copy, { recursive: true, force: true })
print(`${found} of ${PLANTED.length} planted faults found`)
process.exit(failing.length === 0 && found >= EXPECTED ? 0 : 1)
