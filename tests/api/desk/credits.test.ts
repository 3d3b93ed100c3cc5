import { describe, expect, test } from 'bun:test'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)

async function open() {
  const site = openApi()
  await site.member(ANN)
  const [mia, leo] = [await site.atDesk(), await site.atDesk('Leo')]
  const change = async (changes: object = {}, who = mia, member = ANN) =>
    json(
      await who.post(`/api/desk/members/${member}/credits`, {
        ...{ id: uuid(40), credits: 25, reason: 'Foto niet bezorgd' },
        ...changes,
      }),
    )
  const decide = async (confirms: boolean, who = leo, id = uuid(40)) =>
    json(await who.post(`/api/desk/credit-requests/${id}/decision`, { confirms }))
  const requests = async () => (await (await mia.get('/api/desk/credit-requests')).json()).requests
  const wallet = () => site.reads.wallets.of(ANN)
  const actions = async () => {
    const log = await (await mia.get('/api/desk/actions')).json()
    return log.actions.map(({ action, by }: { action: string; by: string }) => `${by}: ${action}`)
  }
  const mails = async () => {
    await site.consume()
    const waiting = await site.reads.deliveries.waiting(9)
    return waiting.map(({ notification }) => notification)
  }
  return { ...site, mia, leo, change, decide, requests, wallet, actions, mails }
}

describe('credits at the desk', () => {
  test('are granted once, in the ledger, the log and a mail', async () => {
    const { change, wallet, actions, mails, mia } = await open()
    const done = await change()
    expect(done).toMatchObject([
      200,
      { changes: [{ credits: 25, state: 'done', asked_by: 'Mia', decided_by: 'Mia', own: true }] },
    ])
    expect(await change()).toEqual(done)
    expect(await wallet()).toEqual({ granted: 25, paid: 0 })
    expect(await actions()).toEqual(['Mia: credits.granted'])
    expect(await mails()).toEqual([{ kind: 'credits-granted', member: ANN, credits: 25 }])
    const ledger = await (await mia.get(`/api/desk/members/${ANN}/ledger`)).json()
    expect(ledger).toMatchObject({
      entries: [{ reason: 'bonus', purse: 'granted', credits: 25 }],
      next: null,
      changes: [{ credits: 25, reason: 'Foto niet bezorgd' }],
      limit: 100,
    })
  })

  test('are taken, but never more than there are', async () => {
    const { change, wallet, mails, actions, pass } = await open()
    await change()
    pass(1)
    expect(await change({ id: uuid(41), credits: -26 })).toEqual([
      402,
      { code: 'credits.insufficient', needed: 26, balance: 25 },
    ])
    expect(await change({ id: uuid(41), credits: -5 })).toMatchObject([200, {}])
    expect(await wallet()).toEqual({ granted: 20, paid: 0 })
    expect(await mails()).toContainEqual({ kind: 'credits-taken', member: ANN, credits: 5 })
    expect(await actions()).toEqual(['Mia: credits.taken', 'Mia: credits.granted'])
  })

  test('above the limit wait for a colleague: nobody confirms their own', async () => {
    const { change, decide, requests, wallet, mails, mia, actions, pass } = await open()
    expect(await change({ credits: 101 })).toMatchObject([200, { changes: [{ state: 'waiting' }] }])
    expect(await wallet()).toEqual({ granted: 0, paid: 0 })
    expect(await requests()).toMatchObject([{ credits: 101, asked_by: 'Mia', own: true }])
    const overview = await (await mia.get('/api/desk/overview')).json()
    expect(overview.credit_requests.waiting).toBe(1)
    expect(await decide(true, mia)).toEqual([403, { code: 'credits.own' }])
    pass(1)
    expect(await decide(true)).toMatchObject([
      200,
      { changes: [{ state: 'done', decided_by: 'Leo', own: false }] },
    ])
    expect(await decide(true)).toEqual([409, { code: 'credits.decided' }])
    expect(await wallet()).toEqual({ granted: 101, paid: 0 })
    expect(await mails()).toHaveLength(1)
    expect(await actions()).toEqual(['Leo: credits.confirmed', 'Mia: credits.requested'])
    expect(await requests()).toEqual([])
  })

  test('can be withdrawn by who asked', async () => {
    const { change, decide, mia } = await open()
    await change({ credits: 500 })
    expect(await decide(false, mia)).toMatchObject([200, { changes: [{ state: 'refused' }] }])
  })

  test('that are no longer there cannot be taken by who confirms', async () => {
    const { change, decide, requests } = await open()
    await change({ credits: -500 })
    expect(await decide(true)).toMatchObject([402, { code: 'credits.insufficient' }])
    expect(await requests()).toHaveLength(1)
  })

  test('are refused with words where they make no sense', async () => {
    const { change, decide, mia } = await open()
    expect(await change({ credits: 0 })).toEqual([422, { code: 'credits.amount', most: 10_000 }])
    expect(await change({ credits: 10_001 })).toMatchObject([422, { code: 'credits.amount' }])
    expect(await change({ reason: ' ' })).toMatchObject([422, { code: 'reason.missing' }])
    expect(await change({}, mia, uuid(9))).toMatchObject([404, { code: 'member.not-found' }])
    await change()
    expect(await change({ credits: 26 })).toEqual([409, { code: 'credits.id-taken' }])
    expect(await decide(true, mia, uuid(99))).toEqual([404, { code: 'credits.not-found' }])
    expect((await mia.get(`/api/desk/members/${uuid(9)}/ledger`)).status).toBe(404)
  })
})
