import { describe, expect, test } from 'bun:test'
import type { Complaint } from '#core/complaints/complaint.ts'
import { fileComplaint } from '#core/complaints/file-complaint.ts'
import { LIMITS } from '#core/limits.ts'
import type { Storage } from '#core/ports.ts'
import { keep, NOW, newId } from './sample.ts'
import { sampleComplaint } from './sample-complaint.ts'

/** What every storage promises about complaints. */
export function complaintsContract(name: string, open: () => Promise<Storage>) {
  const opened = async () => {
    const storage = await open()
    const add = (complaint: Complaint) =>
      keep(storage, ({ complaints }) => complaints.add(complaint))
    return { storage, reads: storage.reads.complaints, add }
  }

  describe(`complaints in ${name}`, () => {
    test('a complaint is kept whole, and there is one under an id', async () => {
      const { reads, add } = await opened()
      const complaint = sampleComplaint()
      await add(complaint)
      expect(await reads.byId(complaint.id)).toEqual(complaint)
      expect(await reads.byId(newId())).toBeNull()
      await expect(add({ ...complaint, words: 'Iets anders' })).rejects.toThrow()
    })

    test('those of a sender are found by the email, in any case, oldest first', async () => {
      const { reads, add } = await opened()
      const email = `Ann-${newId()}@Example.test`
      const late = sampleComplaint({ email: email.toUpperCase(), filedAt: NOW + 5 })
      const early = sampleComplaint({ email })
      for (const each of [late, early, sampleComplaint()]) await add(each)
      expect(await reads.from(email.toLowerCase())).toEqual([early, late])
      expect(await reads.from('nobody@example.test')).toEqual([])
    })

    test('an answer is said once, and what waits comes oldest first', async () => {
      const { storage, reads, add } = await opened()
      const [late, early] = [sampleComplaint(), sampleComplaint({ filedAt: NOW - 5 })]
      await add(late)
      await add(early)
      const ours = async () =>
        (await reads.unanswered(1000))
          .map(({ id }) => id)
          .filter((id) => id === late.id || id === early.id)
      expect(await ours()).toEqual([early.id, late.id])
      const answer = () => keep(storage, ({ complaints }) => complaints.answer(early.id, NOW + 1))
      expect(await answer()).toBe(true)
      expect(await answer()).toBe(false)
      expect(await ours()).toEqual([late.id])
      expect((await reads.byId(early.id))?.answeredAt).toBe(NOW + 1)
    })

    test('complaints from before a moment are removed, and no others', async () => {
      const { storage, reads, add } = await opened()
      const [old, young] = [sampleComplaint({ filedAt: 10 }), sampleComplaint({ filedAt: 20 })]
      await add(old)
      await add(young)
      await keep(storage, ({ complaints }) => complaints.pruneBefore(20))
      expect(await reads.byId(old.id)).toBeNull()
      expect(await reads.byId(young.id)).toEqual(young)
    })

    test('of many sent at once no more are taken than one after the other', async () => {
      const { storage } = await opened()
      const address = '192.0.2.7'
      const secrets = {
        hash: (text: string) => `${text} ${name}`,
        fingerprint: (text: string) => text,
        token: newId,
        code: () => '000000',
        seal: (text: string) => text,
        unseal: (text: string) => text,
      }
      const ports = { ...storage, limits: LIMITS, secrets, now: () => NOW }
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
            // Each to another: the limit of one recipient is reached earlier.
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
