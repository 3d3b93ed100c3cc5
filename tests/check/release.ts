/**
 * Fails unless a release made twice is the same to the byte, and its server starts in an empty folder, with nothing
 * else on the machine than what it brings.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { x } from 'tar'
import { freePort } from '../free-port.ts'

const ROOT = new URL('../..', import.meta.url).pathname

async function make(): Promise<{ readonly archive: string; readonly hash: string }> {
  const made = Bun.spawnSync(['bun', 'run', '--silent', 'release'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (made.exitCode !== 0) fail('no release was made')
  const [name = ''] = [...new Bun.Glob('*.tar.gz').scanSync({ cwd: join(ROOT, 'dist/release') })]
  const archive = join(ROOT, 'dist/release', name)
  const hash = Bun.CryptoHasher.hash('sha256', await Bun.file(archive).arrayBuffer(), 'hex')
  return { archive, hash }
}

function fail(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}

const [first, { archive, hash }] = [await make(), await make()]
if (first.hash !== hash) fail(`two releases of one commit differ: ${first.hash}, ${hash}`)

const folder = await mkdtemp(join(tmpdir(), 'vonk-release-'))
await mkdir(join(folder, 'none'))
await x({ file: archive, cwd: folder, strip: 1 })
const port = freePort()
const env = {
  ...{ PATH: join(folder, 'none'), DATA_DIR: join(folder, 'data'), PORT: `${port}` },
  ...{ HOST: '127.0.0.1', PAYMENT_PROVIDER: 'none', STOP_DELAY: '0' },
}
const vonk = (...given: readonly string[]) =>
  Bun.spawn(['./vonk', ...given], { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] })
await writeFile(join(folder, 'sites.json'), await Bun.file(join(ROOT, 'tests/sites.json')).text())
if ((await vonk('sites', 'import', 'sites.json').exited) !== 0) fail('vonk sites does not run')
const server = vonk('start')
try {
  const page = await untilReady()
  if (!page.includes('<!doctype html>')) fail('the front page is none')
} finally {
  server.kill()
  await server.exited
}
if ((await vonk('backup').exited) !== 0) fail('vonk backup does not run')
await rm(folder, { recursive: true })

async function untilReady(): Promise<string> {
  const url = `http://127.0.0.1:${port}`
  while (server.exitCode === null) {
    if (
      await fetch(`${url}/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return (await (await fetch(url)).text()).toLowerCase()
    await Bun.sleep(50)
  }
  return fail('the server does not start')
}
