import { describe, expect, test } from 'bun:test'
import { forbiddenImports, sources } from './imports.ts'

test('every import between layers is allowed', async () => {
  const errors = (await sources()).flatMap(({ path, source }) => forbiddenImports(path, source))
  expect(errors).toEqual([])
})

test('no script of a page inserts HTML: its policy would refuse it (Trusted Types)', async () => {
  const inserting = (await sources()).filter(
    ({ path, source }) =>
      /^(app|ui)\//.test(path) && /\.(inner|outer)HTML\s*=[^=]|insertAdjacentHTML/.test(source),
  )
  expect(inserting.map(({ path }) => path)).toEqual([])
})

describe('a planted violation is found', () => {
  const PROBES: readonly (readonly [why: string, path: string, line: string])[] = [
    [
      'the core imports an adapter',
      'core/chats/x.ts',
      `import { a } from '#adapters/memory/storage.ts'`,
    ],
    ['the core imports a package', 'core/chats/x.ts', `import { z } from 'zod'`],
    ['the core imports Bun', 'core/x.ts', `import { sleep } from 'bun'`],
    ['a relative path leaves its layer', 'core/chats/x.ts', `import { a } from '../../api/app.ts'`],
    [
      'the kit imports the core',
      'ui/x/x.tsx',
      `import type { Account } from '#core/accounts/account.ts'`,
    ],
    ['the app imports the API', 'app/x.ts', `import { createApi } from '#api/app.ts'`],
    ['the app imports the API dynamically', 'app/x.ts', `const api = await import('#api/app.ts')`],
    [
      'the app imports an adapter',
      'app/x.ts',
      `import type { A } from '#adapters/drizzle/libsql.ts'`,
    ],
    [
      'a route imports an adapter',
      'api/chats/routes/chats.ts',
      `import { m } from '#adapters/memory/storage.ts'`,
    ],
    ['an adapter imports the API', 'adapters/mail/x.ts', `import { a } from '#api/app.ts'`],
    [
      'an adapter imports drawings of the kit',
      'adapters/mail/x.ts',
      `import { portrait } from '#ui/art/portrait/portrait.ts'`,
    ],
    ['a multi-line import', 'ui/x/x.tsx', `import {\n  a,\n  b,\n} from '#app/client/client.ts'`],
    ['a side-effect import', 'ui/x/x.tsx', `import '#app/main.tsx'`],
    ['a re-export', 'core/x.ts', `export { a } from '#ui/primitives/button/button.tsx'`],
  ]

  for (const [why, path, line] of PROBES) {
    test(why, () => expect(forbiddenImports(path, `${line}\n`)).toHaveLength(1))
  }

  test('allowed imports are let through', () => {
    const allowed = [
      forbiddenImports('app/client.ts', `import type { Api } from '#api/app.ts'\n`),
      forbiddenImports(
        'api/server.ts',
        `import { openLibsql } from '#adapters/drizzle/libsql.ts'\n`,
      ),
      forbiddenImports(
        'adapters/demo/people.ts',
        `import { portrait } from '#ui/art/portrait/portrait.ts'\n`,
      ),
      forbiddenImports(
        'adapters/mail/x.ts',
        `import { emberFamily } from '#ui/tokens/palette.ts'\n`,
      ),
      forbiddenImports('core/chats/x.ts', `import { ok } from '../shared/result.ts'\n`),
    ]
    expect(allowed.flat()).toEqual([])
  })
})
