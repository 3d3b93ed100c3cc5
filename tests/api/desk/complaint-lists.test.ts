import { describe, expect, test } from 'bun:test'
import type { Complaint } from '#core/safety/complaint.ts'
import { sampleComplaint } from '#tests/contracts/sample-complaint.ts'
import { openApi, uuid } from '../open-api.ts'

async function open(...changes: readonly Partial<Complaint>[]) {
  const site = openApi()
  const complaints = changes.map((change, nth) =>
    sampleComplaint({ id: uuid(500 + nth), filedAt: site.now() + nth, ...change }),
  )
  for (const one of complaints) await site.commit((stores) => stores.complaints.add(one))
  return { ...site, mia: await site.atDesk() }
}

describe('the lists of complaints at the desk', () => {
  test('that wait are listed in pages, none twice and none left out', async () => {
    const { mia } = await open(
      ...Array.from({ length: 50 }, () => ({ kind: 'child-abuse' as const })),
      {},
      { kind: 'content' },
      {},
    )
    const page = async (cursor = '') => {
      const answer = await mia.get(`/api/desk/complaints?state=waiting${cursor}`)
      return (await answer.json()) as { complaints: { id: string }[]; next: string | null }
    }
    const first = await page()
    const rest = await page(`&cursor=${first.next}`)
    expect(first.complaints).toHaveLength(50)
    expect(rest.complaints.map(({ id }) => id)).toEqual([uuid(551), uuid(550), uuid(552)])
    expect(rest.next).toBeNull()
  })

  test('that are answered are listed last answered first, in pages', async () => {
    const { mia, commit, now } = await open(...Array.from({ length: 52 }, () => ({})))
    for (let nth = 0; nth < 52; nth += 1)
      await commit(({ complaints }) => complaints.answer(uuid(500 + nth), now() + (nth >> 1), null))
    const page = async (cursor = '') => {
      const answer = await mia.get(`/api/desk/complaints?state=answered${cursor}`)
      return (await answer.json()) as { complaints: { id: string }[]; next: string | null }
    }
    const first = await page()
    expect(first.complaints).toHaveLength(50)
    expect(first.complaints[0]?.id).toBe(uuid(551))
    const rest = await page(`&cursor=${first.next}`)
    expect(rest.complaints.map(({ id }) => id)).toEqual([uuid(501), uuid(500)])
    expect(rest.next).toBeNull()
    for (const bad of ['state=other', 'state=answered&cursor=%27', ''])
      expect((await mia.get(`/api/desk/complaints?${bad}`)).status).toBe(422)
  })
})
