import { describe, expect, test } from 'bun:test'
import { sources, wrongArrows } from './imports.ts'

test('every import points the way the architecture does', async () => {
  const wrong = (await sources()).flatMap(({ path, source }) => wrongArrows(path, source))
  expect(wrong).toEqual([])
})

describe('a planted violation is caught', () => {
  const PROBES: readonly (readonly [why: string, path: string, line: string])[] = [
    ['the core reaches out', 'core/chats/x.ts', `import { a } from '#adapters/memory/storage.ts'`],
    ['the core takes a package', 'core/chats/x.ts', `import { z } from 'zod'`],
    ['the core reads the clock of Bun', 'core/x.ts', `import { sleep } from 'bun'`],
    ['a relative path climbs out', 'core/chats/x.ts', `import { a } from '../../api/app.ts'`],
    [
      'the kit knows a member',
      'ui/x/x.tsx',
      `import type { Account } from '#core/accounts/account.ts'`,
    ],
    ['the app runs the API', 'app/x.ts', `import { createApi } from '#api/app.ts'`],
    ['the app loads the API late', 'app/x.ts', `const api = await import('#api/app.ts')`],
    [
      'the app knows a database',
      'app/x.ts',
      `import type { A } from '#adapters/drizzle/libsql.ts'`,
    ],
    [
      'a route picks its adapter',
      'api/resources/chats.ts',
      `import { m } from '#adapters/memory/storage.ts'`,
    ],
    ['an adapter calls the API', 'adapters/mail/x.ts', `import { a } from '#api/app.ts'`],
    [
      'an adapter draws',
      'adapters/mail/x.ts',
      `import { portrait } from '#ui/art/portrait/portrait.ts'`,
    ],
    [
      'an import over many lines',
      'ui/x/x.tsx',
      `import {\n  a,\n  b,\n} from '#app/client/client.ts'`,
    ],
    ['a bare import', 'ui/x/x.tsx', `import '#app/main.tsx'`],
    ['a re-export', 'core/x.ts', `export { a } from '#ui/primitives/button/button.tsx'`],
  ]

  for (const [why, path, line] of PROBES) {
    test(why, () => expect(wrongArrows(path, `${line}\n`)).toHaveLength(1))
  }

  test('what is allowed is let through', () => {
    const fine = [
      wrongArrows('app/client.ts', `import type { Api } from '#api/app.ts'\n`),
      wrongArrows('api/server.ts', `import { openLibsql } from '#adapters/drizzle/libsql.ts'\n`),
      wrongArrows(
        'adapters/demo/people.ts',
        `import { portrait } from '#ui/art/portrait/portrait.ts'\n`,
      ),
      wrongArrows('adapters/mail/x.ts', `import { emberFamily } from '#ui/tokens/palette.ts'\n`),
      wrongArrows('core/chats/x.ts', `import { ok } from '../shared/result.ts'\n`),
    ]
    expect(fine.flat()).toEqual([])
  })
})
