import { expect, test } from 'bun:test'

test('a server runs as production, whatever its environment says', () => {
  for (const NODE_ENV of ['development', 'test', '']) {
    const child = Bun.spawnSync(
      ['bun', '--eval', "import '#api/server/production.ts'; console.log(process.env.NODE_ENV)"],
      { cwd: new URL('../../..', import.meta.url).pathname, env: { ...process.env, NODE_ENV } },
    )
    expect(child.stdout.toString().trim()).toBe('production')
  }
})

test('production is set before anything is loaded', async () => {
  const source = await Bun.file(new URL('../../../api/server.ts', import.meta.url)).text()
  expect(/^import .*$/m.exec(source)?.[0]).toBe("import './server/production.ts'")
})
