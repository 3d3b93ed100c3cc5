/**
 * Fails unless a release made twice is the same to the byte, and its server starts in an empty folder and makes a backup,
 * with nothing else on the machine than what it brings. `--once` makes it once.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { x } from 'tar'
import { freePort } from '../free-port.ts'

const ROOT = new URL('../..', import.meta.url).pathname
/** For each thing that is waited for. */
const DEADLINE = 60_000
const POLL = 50

async function make(...flags: readonly string[]): Promise<Made> {
  const made = Bun.spawnSync(['bun', 'run', '--silent', 'release', ...flags], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (made.exitCode !== 0) throw new Error('no release was made')
  const [name = ''] = [...new Bun.Glob('*.tar.gz').scanSync({ cwd: join(ROOT, 'dist/release') })]
  const archive = join(ROOT, 'dist/release', name)
  const hash = Bun.CryptoHasher.hash('sha256', await Bun.file(archive).arrayBuffer(), 'hex')
  return { archive, hash }
}
type Made = { readonly archive: string; readonly hash: string }

/** Tries what was unpacked into a folder. */
async function tryRelease(folder: string): Promise<void> {
  const port = freePort()
  const backups = join(folder, 'backups')
  const env = {
    ...{ PATH: join(folder, 'none'), DATA_DIR: join(folder, 'data'), PORT: `${port}` },
    ...{ HOST: '127.0.0.1', PAYMENT_PROVIDER: 'none', STOP_DELAY: '0' },
    ...{
      BACKUP_LOG: '1s',
      BACKUP_URL: backups,
      BACKUP_EVERY: '24h',
      BACKUP_KEY: Buffer.alloc(32, 1).toString('base64'),
    },
  }
  const vonk = (...given: readonly string[]) =>
    Bun.spawn(['./vonk', ...given], { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const sites = await Bun.file(join(ROOT, 'tests/sites.json')).text()
  await writeFile(join(folder, 'sites.json'), sites)
  await succeeds(vonk('sites', 'import', 'sites.json'), 'vonk sites does not run')
  const server = Bun.spawn(['./vonk', 'start'], {
    ...{ cwd: folder, env },
    stdio: ['ignore', Bun.file(join(folder, 'log')), 'inherit'],
  })
  try {
    const url = `http://127.0.0.1:${port}`
    const isReady = () =>
      fetch(`${url}/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    await until(isReady, server, 'the server does not start')
    const page = (await (await fetch(url)).text()).toLowerCase()
    if (!page.includes('<!doctype html>')) throw new Error('the front page is none')
    const said = () => Bun.file(join(folder, 'log')).text()
    const isTried = async () => (await said()).includes('"backup.drilled"')
    await until(isTried, server, 'the server makes no backup, or cannot restore it', said)
    const isLogged = async () => new Bun.Glob('log/**').scanSync({ cwd: backups }).next().value
    await until(async () => Boolean(await isLogged()), server, 'the server stores no log', said)
  } finally {
    server.kill()
    await server.exited
  }
  await succeeds(vonk('backup'), 'vonk backup does not run')
}

async function succeeds(child: Bun.Subprocess, otherwise: string): Promise<void> {
  if ((await child.exited) !== 0) throw new Error(otherwise)
}

async function until(
  isSo: () => Promise<boolean>,
  server: Bun.Subprocess,
  otherwise: string,
  said: () => Promise<string> = async () => '',
): Promise<void> {
  const end = performance.now() + DEADLINE
  while (!(await isSo())) {
    if (server.exitCode !== null || performance.now() > end)
      throw new Error(`${otherwise}\n${(await said()).slice(-2000)}`)
    await Bun.sleep(POLL)
  }
}

const folder = await mkdtemp(join(tmpdir(), 'vonk-release-'))
try {
  const once = process.argv.includes('--once')
  const first = once ? await make('--built') : await make()
  const { archive, hash } = once ? first : await make()
  if (first.hash !== hash)
    throw new Error(`two releases of one commit differ: ${first.hash}, ${hash}`)
  await mkdir(join(folder, 'none'))
  await x({ file: archive, cwd: folder, strip: 1 })
  await tryRelease(folder)
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : failure}\n`)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
