import { describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { listVariables } from '#api/server/variables.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const DEPLOY = join(ROOT, '.deploy')
const read = (name: string) => Bun.file(join(DEPLOY, name)).text()

type Service = {
  readonly image?: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly read_only?: boolean
  readonly user?: string
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
}
type Compose = {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, null>>
}
const compose = Bun.YAML.parse(await read('compose.yml')) as Compose
const dockerfile = await read('Dockerfile')
const services = Object.entries(compose.services)

/** Images without a version, or with one that moves. */
const unpinned = (images: readonly string[]) =>
  images.filter((image) => !/:v?\d/.test(image) || image.endsWith(':latest'))

describe('the image', () => {
  test('has nothing that the linter finds', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([])
    expect(validate('FROM debian:12\nCMD ["a"]\nCMD ["b"]\nRUN cd /x')).not.toEqual([])
  })

  test('is made by the steps that the check of a release tries', () => {
    const steps = [...dockerfile.matchAll(/^RUN (bun .*)$/gm)].map(([, step]) => step)
    expect(steps).toEqual(['bun install --frozen-lockfile', 'bun run release'])
  })

  test('runs as nobody and writes only its data', () => {
    const last = dockerfile.split('\nFROM ').at(-1) ?? ''
    expect(last).toMatch(/^USER 65532:65532$/m)
    expect(last).toMatch(/^VOLUME \/data$/m)
    expect(last).toContain('DATA_DIR=/data')
    // Who runs the process is set before anything of it runs.
    expect(last.indexOf('\nUSER')).toBeLessThan(last.indexOf('\nENTRYPOINT'))
  })
})

describe('the containers', () => {
  test('are of a version that does not move', () => {
    const images = services.flatMap(([, { image }]) => image ?? [])
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image ?? '')
    expect(unpinned([...images, ...bases])).toEqual([])
    expect(unpinned(['caddy', 'caddy:latest', 'caddy:2'])).toEqual(['caddy', 'caddy:latest'])
  })

  test('gain no rights', () => {
    const gaining = services.filter(
      ([, { security_opt }]) => !security_opt?.includes('no-new-privileges:true'),
    )
    expect(gaining.map(([name]) => name)).toEqual([])
    expect(compose.services.app).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  })

  test('publish the proxy alone, and figures to this machine', () => {
    const published = services.flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name),
    )
    expect(new Set(published)).toEqual(new Set(['caddy']))
  })

  test('mount only what is there', () => {
    const mounted = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((one) => one.split(':')[0] ?? ''),
    )
    const missing = mounted.filter((one) =>
      one.startsWith('.') ? !existsSync(join(DEPLOY, one)) : !(one in compose.volumes),
    )
    expect(missing).toEqual([])
    const { context = '', dockerfile: file = '' } = compose.services.app?.build ?? {}
    expect(existsSync(join(DEPLOY, context, file))).toBe(true)
  })

  test('tell the server only what it reads', async () => {
    const known = new Set<string>(listVariables().map(({ name }) => name))
    // Caddy reads the domains.
    const example = [...(await read('example.env')).matchAll(/^#? ?([A-Z_\d]+)=/gm)].map(
      ([, name]) => name ?? '',
    )
    const told = [...Object.keys(compose.services.app?.environment ?? {}), ...example]
    expect(told.filter((name) => name !== 'DOMAINS' && !known.has(name))).toEqual([])
  })

  test('are asked for figures where they tell them', async () => {
    const { METRICS_PORT } = compose.services.app?.environment ?? {}
    expect(await read('prometheus/prometheus.yml')).toContain(`port: ${METRICS_PORT}\n`)
    expect(await read('Caddyfile')).toContain(`app ${compose.services.app?.environment?.PORT} {`)
  })
})

test('what an operator fills in is never committed', async () => {
  const ignored = await Bun.file(join(ROOT, '.gitignore')).text()
  const hidden = await read('Dockerfile.dockerignore')
  for (const secret of ['.deploy/vonk.env', '.deploy/secrets']) {
    expect(ignored).toContain(secret)
    expect(hidden).toContain(secret)
  }
})
