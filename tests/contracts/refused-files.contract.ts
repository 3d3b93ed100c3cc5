import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { commit, NOW } from './sample.ts'

/** Contract of every storage: files that were refused for abuse. */
export function refusedFilesContract(name: string, open: () => Promise<Storage>) {
  describe(`refused files in ${name}`, () => {
    test('are found by their hash: the last refusal that was not ended', async () => {
      const storage = await open()
      const first = { key: 'k1', hash: 'h', reason: 'minor', at: NOW } as const
      const second = { key: 'k2', hash: 'h', reason: 'violence', at: NOW + 1 } as const
      await commit(storage, async ({ refusedFiles }) => {
        await refusedFiles.put(second)
        await refusedFiles.put(first)
      })
      const { byHash } = storage.reads.refusedFiles
      expect(await byHash('h')).toEqual(second)
      expect(await byHash('other')).toBeNull()
      await commit(storage, ({ refusedFiles }) => refusedFiles.remove('k2'))
      expect(await byHash('h')).toEqual(first)
      await Promise.all(
        [1, 2, 3].map(() =>
          commit(storage, ({ refusedFiles }) => refusedFiles.put({ ...first, reason: 'violence' })),
        ),
      )
      expect(await byHash('h')).toEqual({ ...first, reason: 'violence' })
    })
  })
}
