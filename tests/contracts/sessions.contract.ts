import { describe, expect, test } from 'bun:test'
import type { Session } from '#core/accounts/sessions.ts'
import type { Storage } from '#core/ports.ts'
import { DAY } from '#core/shared/time.ts'
import { addMember, commit, NOW, newId } from './sample.ts'

const sampleSession = (member: string, changes: Partial<Session> = {}): Session => ({
  id: newId(),
  member,
  startedAt: NOW,
  seenAt: NOW,
  expiresAt: NOW + 30 * DAY,
  device: null,
  agent: 'a browser',
  ...changes,
})

/** Contract of every storage: sessions. */
export function sessionsContract(name: string, open: () => Promise<Storage>) {
  describe(`sessions in ${name}`, () => {
    test("lists a member's own sessions, newest first", async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const old = sampleSession(ann, { startedAt: NOW - DAY })
      const fresh = sampleSession(ann)
      await commit(storage, async ({ sessions }) => {
        await sessions.add(old)
        await sessions.add(fresh)
      })
      const bob = await addMember(storage)
      await commit(storage, ({ sessions }) => sessions.add(sampleSession(bob)))

      expect(await storage.reads.sessions.byId(old.id)).toEqual(old)
      expect(await storage.reads.sessions.of(ann)).toEqual([fresh, old])
    })

    test('records when a session was last used', async () => {
      const storage = await open()
      const session = sampleSession(await addMember(storage))
      await commit(storage, async ({ sessions }) => {
        await sessions.add(session)
        await sessions.seen(session.id, NOW + 9)
        await sessions.seen(newId(), NOW + 9)
      })

      expect(await storage.reads.sessions.byId(session.id)).toEqual({ ...session, seenAt: NOW + 9 })
    })

    test('an ended session is not found', async () => {
      const storage = await open()
      const session = sampleSession(await addMember(storage))
      await commit(storage, async ({ sessions }) => {
        await sessions.add(session)
        await sessions.end(session.id)
      })

      expect(await storage.reads.sessions.byId(session.id)).toBeNull()
    })

    test('ends all sessions of a member but one', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const bob = await addMember(storage)
      const [ofAnn, otherOfAnn, ofBob] = [
        sampleSession(ann),
        sampleSession(ann),
        sampleSession(bob),
      ]
      await commit(storage, async ({ sessions }) => {
        for (const session of [ofAnn, otherOfAnn, ofBob]) await sessions.add(session)
        await sessions.endAllOf(ann, ofAnn.id)
      })
      expect(await storage.reads.sessions.of(ann)).toEqual([ofAnn])
      expect(await storage.reads.sessions.byId(ofBob.id)).toEqual(ofBob)

      await commit(storage, ({ sessions }) => sessions.endAllOf(ann, null))
      expect(await storage.reads.sessions.of(ann)).toEqual([])
    })

    test('sessions unused since a moment are removed', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const [unused, used] = [
        sampleSession(ann, { seenAt: NOW - 1 }),
        sampleSession(ann, { device: 'a device' }),
      ]
      await commit(storage, async ({ sessions }) => {
        for (const session of [unused, used]) await sessions.add(session)
        await sessions.removeUnused(NOW)
      })
      expect(await storage.reads.sessions.of(ann)).toEqual([used])
    })
  })
}
