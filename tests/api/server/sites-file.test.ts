import { describe, expect, test } from 'bun:test'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { silentLog } from '#api/http/logs/log.ts'
import { siteStyles } from '#api/pages/document/site-styles.ts'
import { objectVersions } from '#api/pages/object-versions.ts'
import type { Renderer } from '#api/pages/rendering.ts'
import { debounced, type StartTimer } from '#api/server/watch-file.ts'
import { until } from '#tests/until.ts'
import { SIGNUP_FORM } from '../../signup-form.ts'
import { runningServer, startServer } from '../running-server.ts'

const TIMEOUT = 120_000
const NEWCOMER = {
  email: 'ann@example.test',
  name: 'Ann',
  password: 'een lang en vreemd geheim',
}

async function withFile(work: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-sites-'))
  try {
    await work(join(folder, 'sites.json'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const { sites } = await Bun.file(new URL('../../sites.json', import.meta.url)).json()
const [SITE] = sites

const fileOf = (site: object) => JSON.stringify({ sites: [{ ...SITE, ...site }] })

describe('a sites file', () => {
  test(
    'without a site that members joined is refused, until it says whose members they are',
    () =>
      withFile(async (path) => {
        await Bun.write(path, fileOf({}))
        const server = await runningServer({ SITES: path, LIMITS: 'reads=999999/1m' })
        try {
          const body = JSON.stringify({ ...SIGNUP_FORM, id: crypto.randomUUID(), ...NEWCOMER })
          const headers = { 'content-type': 'application/json', origin: server.url }
          const joined = await fetch(`${server.url}/api/signup`, { method: 'POST', body, headers })
          expect(joined.status).toBe(201)

          await Bun.write(path, fileOf({ id: 'nieuw', name: 'Nieuw' }))
          process.kill(server.pid, 'SIGHUP')
          await server.wrote('"why":"members joined sites that are not there: vonk. Keep their ids')

          await Bun.write(path, fileOf({ id: 'nieuw', name: 'Nieuw', formerly: ['vonk'] }))
          process.kill(server.pid, 'SIGHUP')
          await server.wrote('"event":"sites.loaded"')
          server.stop()
          await server.done

          await Bun.write(path, fileOf({ name: 'Terug' }))
          const { code, complaint } = await startServer(server.settings).done
          expect(code).toBe(1)
          expect(complaint).toContain('members joined sites that are not there: nieuw.')
        } finally {
          await server.end()
        }
      }),
    TIMEOUT,
  )

  test(
    'is reloaded when it changes and at SIGHUP, and the old one stays if it is invalid',
    () =>
      withFile(async (path) => {
        await Bun.write(path, fileOf({ name: 'Eerste' }))
        // Polled below: with the default limit of reads the poll is refused for the rest of a minute.
        const server = await runningServer({ SITES: path, LIMITS: 'reads=999999/1m' })
        const name = async () => (await (await fetch(`${server.url}/api/settings.php`)).json()).name
        try {
          expect(await name()).toBe('Eerste')

          await Bun.write(`${path}.new`, fileOf({ name: 'Tweede' }))
          await rename(`${path}.new`, path)
          await until(async () => (await name()) === 'Tweede')

          await Bun.write(path, fileOf({ name: 'Derde', min_age: 12 }))
          process.kill(server.pid, 'SIGHUP')
          // It may be read half written first, and refused.
          await server.wrote('"why":"sites.0.min_age: ')
          expect(await name()).toBe('Tweede')

          await Bun.write(path, fileOf({ name: 'Vierde' }))
          process.kill(server.pid, 'SIGHUP')
          await until(async () => (await name()) === 'Vierde')
        } finally {
          await server.end()
        }
      }),
    TIMEOUT,
  )

  test(
    'with an error stops the start with an explanation',
    () =>
      withFile(async (path) => {
        await Bun.write(path, fileOf({ nmae: 'Typefout' }))
        const { code, complaint } = await startServer({ SITES: path, DATA_DIR: `${path}.data` })
          .done
        expect(code).toBe(1)
        expect(complaint).toContain(`Vonk cannot start: SITES, ${path}: sites.0.nmae: `)
      }),
    TIMEOUT,
  )
})

test('many changes at once cause one reload', () => {
  const waiting = new Set<() => void>()
  let read = 0
  const after: StartTimer = (_, call) => {
    waiting.add(call)
    return () => waiting.delete(call)
  }
  const changed = () => {
    read += 1
  }
  const { ask, stop } = debounced(250, changed, after)
  for (let step = 0; step < 5; step += 1) ask()
  expect(waiting.size).toBe(1)
  for (const call of waiting) call()
  expect(read).toBe(1)
  ask()
  stop()
  expect(waiting.size).toBe(0)
})

test('replacing a site evicts its cached pages and theme', async () => {
  const [{ settings, company }] = demoSites('sandbox')
  const before = { settings, company }
  const after = { settings, company }
  const editionOf = objectVersions()
  expect([editionOf(before), editionOf(after), editionOf(before)]).toEqual([1, 2, 1])

  let drawn = 0
  const ownLook = () => {
    drawn += 1
    return null
  }
  const renderer = async (): Promise<Renderer> => ({
    ownLook,
    plainPage: async () => ({ title: '', body: '' }),
    render: async () => null,
    shell: () => Promise.reject(new Error('no shell is asked for')),
    routeAt: () => null,
  })
  const styleOf = siteStyles({ renderer }, silentLog)
  for (const site of [before, before, after]) await styleOf(site)
  expect(drawn).toBe(2)
})
