import { describe, expect, test } from 'bun:test'
import type { RefusalFilter, RefusedLogin } from '#core/desk/ports.ts'
import type { Storage } from '#core/ports.ts'
import { HOUR, MINUTE } from '#core/shared/time.ts'
import { commit, NOW, newId } from './sample.ts'
import { sampleOperator } from './sample-operator.ts'

/** Contract of every storage: refused logins at the desk. */
export function loginRefusalsContract(name: string, open: () => Promise<Storage>) {
  describe(`refused logins in ${name}`, () => {
    test('are counted by operator, kind and hour, also by many at once', async () => {
      const storage = await open()
      const { reads } = storage
      const { id: operator, ...rest } = sampleOperator()
      await commit(storage, ({ operators }) => operators.add({ id: operator, ...rest }))
      // After those of other tests.
      const at = Math.ceil(NOW / HOUR) * HOUR * 3
      const count = (changes: Partial<RefusedLogin> = {}) =>
        commit(storage, ({ loginRefusals }) =>
          loginRefusals.count({ id: newId(), operator, kind: 'password.refused', at, ...changes }),
        )
      await Promise.all(Array.from({ length: 20 }, () => count()))
      await count({ at: at + MINUTE })
      await count({ at: at + 2 * MINUTE, kind: 'code.refused' })
      await count({ at: at + 3 * MINUTE, operator: null })
      await count({ at: at + 4 * MINUTE, operator: null })
      await count({ at: at + HOUR })
      const newest = await reads.loginRefusals.newest(null, 4)
      expect(newest).toMatchObject([
        { operator, kind: 'password.refused', at: at + HOUR, times: 1 },
        { operator: null, at: at + 3 * MINUTE, lastAt: at + 4 * MINUTE, times: 2 },
        { operator, kind: 'code.refused', at: at + 2 * MINUTE, times: 1 },
        { operator, kind: 'password.refused', at, lastAt: at + MINUTE, times: 21 },
      ])
      const [, second, third, fourth] = newest
      expect(await reads.loginRefusals.newest(second ?? null, 2)).toEqual(
        [third, fourth].flatMap((one) => one ?? []),
      )
      const only = (filter: RefusalFilter) => reads.loginRefusals.newest(null, 2, filter)
      const [last, , wrongCode, wrong] = newest
      expect(await only({ operator })).toEqual([last, wrongCode].flatMap((one) => one ?? []))
      expect(await only({ operator, kind: 'password.refused' })).toEqual(
        [last, wrong].flatMap((one) => one ?? []),
      )
      expect(await only({ operator, kind: 'login.blocked' })).toEqual([])
      expect(await only({ operator: newId() })).toEqual([])
      expect(Object.keys(newest[0] ?? {}).toSorted()).toEqual([
        'at',
        'id',
        'kind',
        'lastAt',
        'operator',
        'times',
      ])
    })
  })
}
