import { describe, expect, test } from 'bun:test'
import { sha256Secrets } from '#adapters/system/sha256-secrets.ts'
import { countedSecrets } from '#tests/core/fakes.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)
const EVE = uuid(3)
const GONE = [404, { code: 'profile.not-found' }] as const

async function open(...given: Parameters<typeof openApi>) {
  const site = openApi(...given)
  await site.member(ANN, { profile: { name: 'Ann', about: 'Ik zwem.' } })
  await site.member(BOB, { profile: { name: 'Bob', gender: 'male' } })
  await site.member(EVE, { profile: { name: 'Eve' } })
  return { ...site, ann: await site.signedIn(ANN), bob: await site.signedIn(BOB) }
}

describe('a profile', () => {
  test('shows others an age and a region, never a birthday, a town, coordinates or an email', async () => {
    const { bob, browser } = await open()
    for (const other of [bob, browser()]) {
      const answer = await other.get(`/api/members/${ANN}`)
      const text = await answer.text()
      expect(JSON.parse(text)).toMatchObject({ name: 'Ann', own: false, town: null, age: 36 })
      for (const secret of ['1990', '@example.test', 'hash', '5209', 'cell', 'signed']) {
        expect(text).not.toContain(secret)
      }
    }
  })

  test('is not found if its member is unconfirmed, deleted, banned or unknown', async () => {
    const { bob, member } = await open()
    for (const [n, status] of (
      ['not_confirmed', 'deleted', 'banned', 'erased'] as const
    ).entries()) {
      await member(uuid(20 + n), { account: { status } })
      expect(await json(await bob.get(`/api/members/${uuid(20 + n)}`))).toEqual(GONE)
    }
    expect(await json(await bob.get(`/api/members/${uuid(99)}`))).toEqual(GONE)
    expect(await json(await bob.get('/api/members/everybody'))).toEqual(GONE)
  })

  test('can be edited in part by its own member, except for fixed fields', async () => {
    const { ann, reads } = await open()
    const changed = await ann.patch('/api/profile', {
      about: 'Ik fiets.',
      birthDate: '2000-01-01',
      gender: 'male',
      kind: 'cam',
      listedOn: [],
      member: BOB,
      id: BOB,
    })
    expect(await json(changed)).toMatchObject([
      200,
      { id: ANN, about: 'Ik fiets.', kind: 'person' },
    ])
    expect(await reads.profiles.byId(ANN)).toMatchObject({
      birthDate: '1990-06-15',
      listedOn: ['vonk'],
    })
    expect(await reads.profiles.byId(BOB)).toMatchObject({ name: 'Bob' })
  })

  test.each([
    [{ name: '@ann' }, 'name.starts-with-at'],
    [{ name: `${ANN}@example.test` }, 'name.is-email'],
    [{ name: 'app me op 06 1234 5678' }, 'name.has-contact'],
    [{ name: 'x' }, 'name.too-short'],
    [{ about: 'x'.repeat(19_999) }, 'about.too-long'],
    [{ interests: ['nothing-we-offer'] }, 'interests.unknown'],
    [{ details: { hair: 'plaid' } }, 'detail.unknown'],
    [{ place: { country: 'NL', region: '', town: 'Atlantis' } }, 'place.unknown'],
    [{ sexuality: 'gay' }, 'sexuality.missing'],
    [{ name: 5 }, 'request.invalid'],
    [{ interests: 'art' }, 'request.invalid'],
    [{ place: 'Utrecht' }, 'request.invalid'],
  ])('refuses %j, and stores nothing of it', async (changes, code) => {
    const { ann, reads } = await open()
    const before = await reads.profiles.byId(ANN)
    const refused = await json(await ann.patch('/api/profile', { about: 'Nieuw.', ...changes }))
    expect(refused).toMatchObject([422, { code }])
    expect(await reads.profiles.byId(ANN)).toEqual(before)
  })
})

describe('a search', () => {
  test('begins around the asker’s own age, and says which ages; an age filter overrules it', async () => {
    const { ann, browser, member } = await open()
    for (let n = 100; n < 124; n += 1) await member(uuid(n), { profile: { gender: 'male' } })
    await member(uuid(124), { profile: { gender: 'male', birthDate: '1960-06-15' } })
    const around = await ann.get('/api/members?own_ages=true')
    expect(await json(around)).toMatchObject([200, { own_ages: { from: 28, to: 44 } }])
    const asked = await ann.get('/api/members?own_ages=true&min_age=60')
    expect(await json(asked)).toMatchObject([200, { own_ages: null, numResults: 1 }])
    const visited = await browser().get('/api/members?own_ages=true')
    expect(await json(visited)).toMatchObject([200, { own_ages: null }])
  })

  test('finds listed members, page by page, without the viewer', async () => {
    const { ann, member } = await open()
    const profile = { gender: 'male' } as const
    for (let n = 0; n < 25; n += 1) await member(uuid(200 + n), { profile })
    // She looks for men.
    await member(uuid(300))
    const first = await (await ann.get('/api/members')).json()
    expect([first.pageNumber, first.results.length]).toEqual([1, 24])
    const second = await (await ann.get(`/api/members?cursor=${first.next}`)).json()
    expect([second.pageNumber, second.results.length, second.next]).toEqual([2, 2, null])
    const ids = [...first.results, ...second.results].map(({ id }) => id)
    expect(new Set(ids).size).toBe(26)
    expect(ids).not.toContain(uuid(300))
    expect(ids).not.toContain(ANN)
  })

  test('is open to visitors if the site allows it', async () => {
    const closed = { settings: { loggedOutSearch: false } } as const
    const { browser } = await open(closed)
    expect(await json(await browser().get('/api/members'))).toEqual([
      403,
      { code: 'search.closed' },
    ])
    expect((await browser().get('/api/members?network=friends')).status).toBe(200)
  })

  test.each([
    'min_age=17',
    'max_age=121',
    'min_age=20.5',
    'min_age=x',
    'gender=both',
    'country=NLD',
    'distance=7',
    'photo=yes',
    `interests=${'x'.repeat(601)}`,
  ])('refuses %s', async (query) => {
    const { ann } = await open()
    const refused = await json(await ann.get(`/api/members?${query}`))
    expect(refused).toMatchObject([422, { code: 'request.invalid' }])
  })

  test.each(['0x20', '1e2', '%2B20', '%2020', '20%20', '18.0', '018', '2_0', '', '-'])(
    'refuses an age that is not written in plain digits: %p',
    async (age) => {
      const { ann } = await open()
      for (const query of [`min_age=${age}`, `max_age=${age}`]) {
        const name = query.slice(0, 'min_age'.length)
        const refused = await json(await ann.get(`/api/members?${query}`))
        expect(refused).toEqual([422, { code: 'request.invalid', fields: [name] }])
      }
    },
  )

  test.each(['x', '0.1.a', '1.zzzzzzzzzzz.a', "1.1.' or 1=1", '1.2gosa7pa2gw.x'])(
    'refuses the cursor %s',
    async (cursor) => {
      const { ann } = await open()
      const refused = await ann.get(`/api/members?cursor=${encodeURIComponent(cursor)}`)
      expect(await json(refused)).toEqual([422, { code: 'search.cursor-invalid' }])
    },
  )

  test('continues from its own cursor, which does not reveal when others were active', async () => {
    const { seal, unseal } = sha256Secrets('a key of this install, long enough')
    const { member, signedIn, now } = openApi(
      {},
      {},
      { secrets: { ...countedSecrets(), seal, unseal } },
    )
    await member(ANN)
    const profile = { gender: 'male' } as const
    for (let nth = 10; nth < 40; nth += 1) await member(uuid(nth), { profile })
    const ann = await signedIn(ANN)
    const { next } = await (await ann.get('/api/members')).json()
    const plain = [next, Buffer.from(next, 'base64url').toString('latin1')].join()
    for (const secret of [now().toString(36), String(now()), uuid(10).slice(0, 8)]) {
      expect(plain).not.toContain(secret)
    }
    expect((await ann.get(`/api/members?cursor=${next}`)).status).toBe(200)
    const other = next.at(30) === 'A' ? 'B' : 'A'
    const changed = `${next.slice(0, 30)}${other}${next.slice(31)}`
    for (const tampered of [changed, next.slice(1), next.slice(0, -4), `${next}AAAA`]) {
      const refused = await ann.get(`/api/members?cursor=${tampered}`)
      expect(await json(refused)).toEqual([422, { code: 'search.cursor-invalid' }])
    }
  })
})
