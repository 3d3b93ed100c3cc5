import { describe, expect, test } from 'bun:test'
import { mockedSecrets } from '#adapters/system/mocked-secrets.ts'
import { urlDomains } from '#adapters/system/url-domains.ts'
import { LIMITS } from '#core/limits.ts'
import type { Storage } from '#core/ports.ts'
import { answerComplaint } from '#core/safety/answer-complaint.ts'
import { type Complaint, complaintNumber } from '#core/safety/complaint.ts'
import { fileComplaint } from '#core/safety/complaints/file-complaint.ts'
import { commit, NOW, newId, SAME_NUMBER } from './sample.ts'
import { sampleComplaint } from './sample-complaint.ts'

/** Contract of every storage: complaints. */
export function complaintsContract(name: string, open: () => Promise<Storage>) {
  const opened = async () => {
    const storage = await open()
    const add = (complaint: Complaint) =>
      commit(storage, ({ complaints }) => complaints.add(complaint))
    return { storage, reads: storage.reads.complaints, add }
  }

  describe(`complaints in ${name}`, () => {
    test('a complaint is stored complete, once per id', async () => {
      const { reads, add } = await opened()
      const complaint = sampleComplaint()
      await add(complaint)
      expect(await reads.byId(complaint.id)).toEqual(complaint)
      expect(await reads.byId(newId())).toBeNull()
      await expect(add({ ...complaint, words: 'Iets anders' })).rejects.toThrow()
    })

    test('a sender’s complaints are found by email, ignoring case, oldest first', async () => {
      const { reads, add } = await opened()
      const email = `Ann-${newId()}@Example.test`
      const newer = sampleComplaint({ email: email.toUpperCase(), filedAt: NOW + 5 })
      const older = sampleComplaint({ email })
      for (const each of [newer, older, sampleComplaint()]) await add(each)
      expect(await reads.from(email.toLowerCase())).toEqual([older, newer])
      expect(await reads.from('nobody@example.test')).toEqual([])
    })

    test('is found by its number, which several may share', async () => {
      const { reads, add } = await opened()
      const older = sampleComplaint({ id: SAME_NUMBER.older })
      const newer = sampleComplaint({ id: SAME_NUMBER.newer, filedAt: NOW + 1 })
      for (const one of [newer, older, sampleComplaint()]) await add(one)
      expect(await reads.byNumber(complaintNumber(older))).toEqual([older, newer])
      expect(await reads.byNumber('261121-000000')).toEqual([])
    })

    test('an answer is recorded once, and pending complaints of one rank are listed oldest first', async () => {
      const { storage, reads, add } = await opened()
      const [newer, older] = [sampleComplaint(), sampleComplaint({ filedAt: NOW - 5 })]
      await add(newer)
      await add(older)
      const pendingIds = async () =>
        (await reads.unanswered(null, 1000))
          .map(({ id }) => id)
          .filter((id) => id === newer.id || id === older.id)
      expect(await pendingIds()).toEqual([older.id, newer.id])
      const answer = () =>
        commit(storage, ({ complaints }) => complaints.answer(older.id, NOW + 1, null))
      expect(await answer()).toBe(true)
      expect(await answer()).toBe(false)
      expect(await pendingIds()).toEqual([newer.id])
      expect((await reads.byId(older.id))?.answeredAt).toBe(NOW + 1)
    })

    test('one is locked and taken; it waits still', async () => {
      const { storage, reads, add } = await opened()
      const complaint = sampleComplaint()
      await add(complaint)
      await commit(storage, async ({ complaints }) => {
        expect(await complaints.lock(complaint.id)).toEqual(complaint)
        expect(await complaints.lock(newId())).toBeNull()
        await complaints.take(complaint.id, NOW + 1)
      })
      expect(await reads.byId(complaint.id)).toEqual({ ...complaint, takenAt: NOW + 1 })
      expect((await reads.unanswered(null, 1000)).map(({ id }) => id)).toContain(complaint.id)
    })

    test('the gravest kinds wait first, whatever their age', async () => {
      const { storage, reads, add } = await opened()
      const plain = sampleComplaint({ filedAt: NOW - 9 })
      const content = sampleComplaint({ kind: 'content', filedAt: NOW - 1 })
      const abuse = sampleComplaint({ kind: 'child-abuse' })
      const before = await reads.queue()
      for (const one of [plain, content, abuse]) await add(one)
      const own = [abuse, content, plain].map(({ id }) => id)
      const waiting = (await reads.unanswered(null, 1000)).map(({ id }) => id)
      expect(waiting.filter((id) => own.includes(id))).toEqual(own)
      const after = async (rank: number, { filedAt: at, id }: Complaint) =>
        (await reads.unanswered({ rank, at, id }, 1000)).map((one) => one.id)
      expect(await after(0, abuse)).not.toContain(abuse.id)
      expect((await after(0, abuse)).filter((id) => own.includes(id))).toEqual(own.slice(1))
      expect((await after(1, content)).filter((id) => own.includes(id))).toEqual([plain.id])
      expect(await after(2, plain)).not.toContain(plain.id)
      expect(await reads.queue()).toEqual({
        waiting: before.waiting + 3,
        oldestAt: Math.min(before.oldestAt ?? NOW, NOW - 9),
      })
      for (const { id } of await reads.unanswered(null, 1000))
        await commit(storage, ({ complaints }) => complaints.answer(id, NOW, null))
      expect(await reads.queue()).toEqual({ waiting: 0, oldestAt: null })
    })

    test('answered ones have their text, and are listed last answered first', async () => {
      const { storage, reads, add } = await opened()
      // After those of other tests.
      const at = NOW * 2
      const [a, b, c] = [sampleComplaint(), sampleComplaint(), sampleComplaint()] as const
      const [low = '', high = ''] = [b.id, c.id].toSorted()
      for (const one of [a, b, c]) await add(one)
      const answer = (id: string, moment: number, text: string | null) =>
        commit(storage, ({ complaints }) => complaints.answer(id, moment, text))
      await answer(a.id, at, 'Eerste “antwoord”.\nTweede regel ✓')
      await answer(low, at + 1, null)
      await answer(high, at + 1, 'Ja')
      const ids = async (before: Parameters<typeof reads.answered>[0], limit: number) =>
        (await reads.answered(before, limit)).map(({ id }) => id)
      expect(await ids(null, 2)).toEqual([high, low])
      expect(await ids({ at: at + 1, id: high }, 2)).toEqual([low, a.id])
      expect((await reads.byId(a.id))?.answer).toBe('Eerste “antwoord”.\nTweede regel ✓')
      expect((await reads.byId(low))?.answer).toBeNull()
    })

    test('of answers at once the first is stored', async () => {
      const { storage, reads, add } = await opened()
      const complaint = sampleComplaint()
      await add(complaint)
      const ports = { ...storage, now: () => NOW }
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, nth) =>
          answerComplaint(ports, { id: complaint.id, text: `Antwoord ${nth}` }),
        ),
      )
      const [stored, ...more] = answers.flatMap((one) => (one.ok ? [one.value] : []))
      expect(more).toEqual([])
      expect((await reads.byId(complaint.id))?.answer).toBe(stored?.answer ?? '')
    })

    test('only complaints from before a moment are removed', async () => {
      const { storage, reads, add } = await opened()
      const [old, recent] = [sampleComplaint({ filedAt: 10 }), sampleComplaint({ filedAt: 20 })]
      await add(old)
      await add(recent)
      await commit(storage, ({ complaints }) => complaints.pruneBefore(20))
      expect(await reads.byId(old.id)).toBeNull()
      expect(await reads.byId(recent.id)).toEqual(recent)
    })

    test('concurrent complaints keep to the limit', async () => {
      const { storage } = await opened()
      const address = '192.0.2.7'
      const secrets = {
        ...mockedSecrets,
        hash: (text: string) => `${text} ${name}`,
        fingerprint: (text: string) => text,
        token: newId,
      }
      const ports = { ...storage, limits: LIMITS, secrets, domains: urlDomains, now: () => NOW }
      const { site, kind, words, about, language } = sampleComplaint()
      const filed = await Promise.all(
        Array.from({ length: LIMITS.complaints.tries + 3 }, () =>
          fileComplaint(ports, {
            id: newId(),
            site,
            kind,
            words,
            goodFaith: false,
            about,
            name: '',
            // A recipient each: the limit per recipient is lower.
            email: `${newId()}@example.test`,
            language,
            address,
            sender: null,
          }),
        ),
      )
      expect(filed.filter(({ ok }) => ok)).toHaveLength(LIMITS.complaints.tries)
    })
  })
}
