import { describe, expect, test } from 'bun:test'
import { openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)

async function open(...given: Parameters<typeof openApi>) {
  const site = openApi(...given)
  await site.member(ANN, { profile: { name: 'Ann' } })
  await site.member(BOB, { profile: { name: 'Bob', gender: 'male' } })
  return { ...site, ann: await site.signedIn(ANN) }
}

describe('search', () => {
  test('shows presence and distance only if the site enables it', async () => {
    const shown = async (visibleProfileNotes: readonly ('distance' | 'online')[]) => {
      const { ann } = await open({ settings: { visibleProfileNotes } })
      const { results } = await (await ann.get('/api/members')).json()
      return results.map(({ online, distance }: Record<string, unknown>) => [online, distance])
    }
    expect(await shown(['distance', 'online'])).toEqual([[true, 25]])
    expect(await shown(['online'])).toEqual([[true, null]])
    expect(await shown([])).toEqual([[false, null]])
  })

  test('is closed to visitors from a campaign link, if the site requires it', async () => {
    const { browser } = await open({ settings: { loggedOutSearchTrafficsource: false } })
    expect((await browser().get('/api/members')).status).toBe(200)
    expect((await browser().get('/api/members?network=friends')).status).toBe(403)
  })
})
