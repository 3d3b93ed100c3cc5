/** Fails if only tests or stories use an export, unless it is listed in `unreached.ts`. */
import { UNREACHED } from './unreached.ts'

type Issue = {
  readonly file: string
  readonly files: readonly unknown[]
  readonly exports: readonly { readonly name: string }[]
}

const { stdout, stderr } = Bun.spawnSync({
  cmd: [
    'knip',
    '--production',
    '--no-progress',
    '--config=tests/check/reached.json',
    '--include=files,exports',
    '--reporter=json',
  ],
  stdin: 'ignore',
})
const { issues }: { readonly issues: readonly Issue[] } = JSON.parse(`${stdout}`)
const found = issues.flatMap(({ file, files, exports }) =>
  files.length > 0 ? [file] : exports.map(({ name }) => `${file} ${name}`),
)

const unlisted = found.filter((one) => !Object.hasOwn(UNREACHED, one))
const notNeeded = Object.keys(UNREACHED).filter((one) => !found.includes(one))
for (const one of unlisted) process.stderr.write(`only tests or stories reach ${one}\n`)
for (const one of notNeeded) process.stderr.write(`${one} need not be listed any more\n`)
if (found.length === 0) process.stderr.write(`${stderr}\n`)
process.exit(unlisted.length + notNeeded.length === 0 ? 0 : 1)
