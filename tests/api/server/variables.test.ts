import { describe, expect, test } from 'bun:test'
import { readConfig } from '#api/server/config.ts'
import type { Env } from '#api/server/env.ts'
import { listVariables, withReference } from '#api/server/variables.ts'

const document = await Bun.file(new URL('../../../api/OPERATING.md', import.meta.url)).text()

const DEMO = { DEMO: '1' }
const OWN = { PAYMENT_PROVIDER: 'none', SITES: 'tests/sites.json' }
const BUSY = {
  ...DEMO,
  ALLOW_PUBLIC_DEMO: '1',
  PUBLIC_URL: 'https://vonk.test',
  PROXIES: '1',
  PAYMENT_PROVIDER: 'mollie',
  MOLLIE_API_KEY: 'test_key',
  PHOTO_STORE_URL: 's3://photos',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  BACKUP_URL: 's3://backups',
  METRICS_PORT: '9090',
}

/** The names that a start looks up in an environment. */
function namesReadIn(env: Env): ReadonlySet<string> {
  const names = new Set<string>()
  readConfig(
    new Proxy(env, {
      get(all, name: string) {
        names.add(name)
        return all[name]
      },
    }),
  )
  return names
}

/** The variables whose default in the reference acts otherwise than no value does. */
function wrongDefaults(variables: ReturnType<typeof listVariables>): readonly string[] {
  const acts = (env: Env) => JSON.stringify(readConfig(env))
  return variables.flatMap(({ name, unset, inDemo }) => {
    const places = [
      ['', OWN, unset],
      [' in the demo', DEMO, inDemo ?? unset],
    ] as const
    return places.flatMap(([where, env, said]) =>
      said === null || acts({ ...env, [name]: said }) === acts(env)
        ? []
        : [`${name}: the reference says ${said}${where}, but a server without it acts otherwise`],
    )
  })
}

describe('the reference of environment variables', () => {
  test('in api/OPERATING.md is what the code says', () => {
    const written = withReference(document)
    if (written === null) throw new Error('api/OPERATING.md lacks the marks around its reference.')
    const stands = new Set(document.split('\n'))
    const missing = written.split('\n').filter((line) => !stands.has(line))
    const outdated = document.split('\n').filter((line) => !written.split('\n').includes(line))
    expect({ hint: 'bun run docs:variables writes it', missing, outdated }).toEqual({
      hint: 'bun run docs:variables writes it',
      missing: [],
      outdated: [],
    })
    expect(written).toBe(document)
  })

  test('has no variable that no start reads', () => {
    const ofCommands = ['MOVE_TO_URL']
    const read = new Set([...namesReadIn(BUSY), ...namesReadIn(OWN), ...ofCommands])
    const dead = listVariables().filter(({ name }) => !read.has(name))
    expect(dead.map(({ name }) => `${name} is described, but nothing reads it`)).toEqual([])
  })

  test('names the defaults that count', () => {
    expect(wrongDefaults(listVariables())).toEqual([])
  })

  test('a wrong default is found', () => {
    const wrong = { name: 'STOP_DELAY', unset: '4', inDemo: '0', meaning: 'seconds' }
    expect(wrongDefaults([wrong])).toEqual([
      'STOP_DELAY: the reference says 4, but a server without it acts otherwise',
    ])
  })
})

test('api/OPERATING.md names every field of the sites file', async () => {
  const source = await Bun.file(
    new URL('../../../adapters/sites/site-entry.ts', import.meta.url),
  ).text()
  const company = await Bun.file(
    new URL('../../../adapters/sites/company-entry.ts', import.meta.url),
  ).text()
  const fields = (text: string, schema: string) => {
    const [, body = ''] = text.split(`const ${schema} = v.strictObject({\n`)
    return [...(body.split('\n})')[0] ?? '').matchAll(/^ {2}(\w+): /gm)].map(
      ([, name = '']) => name,
    )
  }
  const all = [...fields(source, 'SiteEntryShape'), ...fields(company, 'CompanyEntry')]
  expect(all.length).toBeGreaterThan(40)
  expect(all.filter((name) => !document.includes(`\`${name}\``))).toEqual([])
})
