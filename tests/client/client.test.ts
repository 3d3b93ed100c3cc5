import { afterAll, beforeAll, expect, test } from 'bun:test'
import { cp, mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { passwordOf } from '#tests/core/world.ts'
import { openApi, uuid } from '../api/open-api.ts'
import { temporaryFolder } from '../running-server.ts'

const ROOT = join(import.meta.dir, '../..')
const ANN = uuid(1)

/** A project of somebody else, with the package installed. */
const project = await temporaryFolder('client')
afterAll(project.dispose)

const run = (...command: readonly string[]) => {
  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, ...command], { cwd: ROOT })
  return { exitCode, said: `${stdout}${stderr}` }
}

beforeAll(async () => {
  expect(run('run', '--silent', 'client:pack')).toEqual({ exitCode: 0, said: '' })
  for (const file of ['example.ts', 'wrong-use.ts', 'tsconfig.json'])
    await cp(join(import.meta.dir, file), join(project.path, file))
  await Bun.write(join(project.path, 'package.json'), '{ "type": "module" }')
  await mkdir(join(project.path, 'node_modules'))
  await symlink(join(ROOT, 'dist/client'), join(project.path, 'node_modules/vonk-client'))
})

test('a program compiles against the packed types, and a wrong call does not', () => {
  const compiled = run('node_modules/typescript/bin/tsc', '-p', project.path)
  expect(compiled).toEqual({ exitCode: 0, said: '' })
})

test('a program that uses the packed client logs in, and is told by a code why not', async () => {
  const { member, api } = openApi()
  await member(ANN)
  const fetch = (request: Request) => api.handle(request)
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch })
  const { waitingChats } = await import(join(project.path, 'example.ts'))
  const { origin } = server.url
  expect(await waitingChats(origin, `${ANN}@example.test`, passwordOf(ANN))).toBe(0)
  expect(await waitingChats(origin, `${ANN}@example.test`, 'another one')).toBe('wrong password')
  await server.stop(true)
})
