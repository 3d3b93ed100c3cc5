/** Fails where tests or stories alone reach something, unless `unreached.ts` says why it may wait. */
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

const unknown = found.filter((one) => !Object.hasOwn(UNREACHED, one))
const reached = Object.keys(UNREACHED).filter((one) => !found.includes(one))
for (const one of unknown) process.stderr.write(`only tests or stories reach ${one}\n`)
for (const one of reached) process.stderr.write(`${one} need not be listed any more\n`)
if (found.length === 0) process.stderr.write(`${stderr}\n`)
process.exit(unknown.length + reached.length === 0 ? 0 : 1)
