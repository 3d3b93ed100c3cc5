import { describe, expect, test } from 'bun:test'
import { DAY, isoOf } from '#core/shared/time.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BODY = { id: uuid(50), kind: 'network', value: '203.0.113.0/24', reason: 'Spam', days: 30 }

async function open() {
  const site = openApi()
  await site.member(ANN)
  const mia = await site.atDesk('Mia')
  const path = '/api/desk/signup-blocks'
  const block = async (changes: object = {}) => json(await mia.post(path, { ...BODY, ...changes }))
  const list = async (query = '') => json(await mia.get(`${path}${query}`))
  const end = async (id: string) => json(await mia.remove(`${path}/${id}`))
  return { ...site, mia, path, block, list, end }
}

describe('blocks of signups at the desk', () => {
  test('are made and ended by an operator, and both is in the log, once', async () => {
    const { block, list, end, now, reads } = await open()
    const made = {
      ...{ id: BODY.id, kind: 'network', value: BODY.value, reason: 'Spam', by: 'Mia' },
      ...{ added_at: isoOf(now()), until: isoOf(now() + 30 * DAY) },
    }
    expect(await block()).toEqual([200, made])
    expect(await block()).toEqual([200, made])
    expect(await list()).toEqual([200, { blocks: [made], next: null }])
    expect(await end(BODY.id)).toEqual([200, { ok: true }])
    expect(await end(BODY.id)).toEqual([404, { code: 'block.not-found' }])
    expect(await list()).toEqual([200, { blocks: [], next: null }])
    const actions = await reads.operatorActions.about(BODY.id, 9)
    expect(actions.map(({ action }) => action).toSorted()).toEqual([
      'signup-block.added',
      'signup-block.ended',
    ])
  })

  test('are refused with words, and to everybody but operators', async () => {
    const { block, path, signedIn } = await open()
    await block()
    expect(await block({ id: uuid(51) })).toEqual([409, { code: 'block.exists' }])
    expect(await block({ value: '0.0.0.0/0' })).toEqual([
      422,
      { code: 'block.too-wide', widest: 16 },
    ])
    expect(await block({ kind: 'domain', value: 'gmail.com' })).toEqual([
      422,
      { code: 'block.usual-domain' },
    ])
    expect(await block({ days: 9 })).toMatchObject([422, { code: 'request.invalid' }])
    const ann = await signedIn(ANN)
    expect((await ann.post(path, BODY)).status).toBe(403)
    expect((await ann.get(path)).status).toBe(403)
    expect((await ann.remove(`${path}/${BODY.id}`)).status).toBe(403)
  })

  test('come in pages', async () => {
    const { block, list, pass } = await open()
    for (let nth = 0; nth < 51; nth += 1) {
      pass(1)
      await block({ id: uuid(100 + nth), kind: 'domain', value: `d${nth}.test` })
    }
    const [, first] = await list()
    const { next } = first as { readonly next: string }
    expect(await list(`?after=${next}`)).toMatchObject([
      200,
      { blocks: [{ value: 'd0.test' }], next: null },
    ])
    expect(await list('?after=x')).toMatchObject([422, { code: 'request.invalid' }])
  })
})

test('a member’s signals name who else has them', async () => {
  const { mia, commit, now, member } = await open()
  await member(uuid(2))
  await commit(async ({ devices, signupNetworks }) => {
    for (const id of [ANN, uuid(2)]) {
      await devices.keep({ id: 'x', member: id, addedAt: now(), seenAt: now() })
      await signupNetworks.add({ member: id, network: '203.0.113.0/24', at: now() })
    }
  })
  const signals = async (id: string) => json(await mia.get(`/api/desk/members/${id}/signals`))
  expect(await signals(ANN)).toMatchObject([
    200,
    {
      disposable: false,
      browser: [{ id: uuid(2) }],
      network: { name: '203.0.113.0/24', others: [{ id: uuid(2) }] },
    },
  ])
  expect(await signals(uuid(9))).toEqual([404, { code: 'member.not-found' }])
})
