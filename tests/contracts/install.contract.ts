import { expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { commit } from './sample.ts'

/** Contract of every storage: the id of its database. */
export function installContract(name: string, open: () => Promise<Storage>) {
  test(`of concurrent claims of a database in ${name}, the first stands for all`, async () => {
    const storage = await open()
    expect(await storage.reads.install.id()).toBeNull()
    const claim = (id: string) => commit(storage, ({ install }) => install.claim(id))
    const claimed = await Promise.all(['a', 'b', 'c', 'd'].map(claim))
    expect(new Set(claimed).size).toBe(1)
    expect(await storage.reads.install.id()).toBe(claimed[0] ?? '')
    expect(await claim('later')).toBe(claimed[0] ?? '')
  })
}
