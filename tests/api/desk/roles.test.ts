import { describe, expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { may, type Permission, ROLES, type Role } from '#core/desk/roles.ts'
import { sampleComplaint } from '#tests/contracts/sample-complaint.ts'
import { sampleOrder } from '#tests/contracts/sample-order.ts'
import { sampleReport } from '#tests/contracts/sample-report.ts'
import { documentedRoutes } from '../documented.ts'
import { json, openApi, uuid } from '../open-api.ts'

/** What each route of the desk takes: a permission, work at the desk, or nothing. */
const TAKES: Readonly<Record<string, Permission | 'anyone' | 'nothing'>> = {
  'GET /guest': 'nothing',
  'POST /session': 'nothing',
  'DELETE /session': 'nothing',
  'POST /invitation': 'nothing',
  'GET /session': 'anyone',
  'GET /second-factor': 'anyone',
  'POST /second-factor': 'anyone',
  'POST /recovery-codes': 'anyone',
  'GET /overview': 'anyone',
  'GET /photos': 'photos',
  'POST /photos': 'photos',
  'GET /photos/second-looks': 'photos',
  'POST /photos/:picture/second-look': 'photos',
  'POST /photos/:picture': 'photos',
  'GET /photos/:picture/file': 'photos',
  'GET /reports': 'reports',
  'GET /reports/:id': 'reports',
  'GET /reports/:id/photos/:photo': 'reports',
  'POST /reports/:id/take': 'reports',
  'POST /reports/:id/decision': 'reports',
  'GET /complaints': 'complaints',
  'GET /complaints/:id': 'complaints',
  'POST /complaints/:id/take': 'complaints',
  'POST /complaints/:id/answer': 'complaints',
  'POST /complaints/:id/preview': 'complaints',
  'POST /members/search': 'members',
  'DELETE /members/:id/sessions': 'help',
  'DELETE /signup-blocks/:id': 'blocks',
  'GET /members/:id/mails': 'members',
  'GET /members/:id/signals': 'members',
  'GET /members/choices': 'members',
  'GET /signup-blocks': 'blocks',
  'POST /members/:id/address': 'help',
  'POST /members/:id/confirmation': 'help',
  'POST /members/list': 'members',
  'POST /signup-blocks': 'blocks',
  'GET /members/:id/papers': 'members',
  'POST /members/:id/notes': 'members',
  'POST /members/:id/requests': 'requests',
  'GET /requests': 'requests',
  'POST /requests/:id/extension': 'requests',
  'POST /requests/:id/end': 'requests',
  'POST /requests/:id/export': 'requests',
  'POST /requests/:id/erasure': 'requests',
  'GET /members/:id': 'members',
  'GET /members/:id/ledger': 'members',
  'GET /members/:id/photos/:photo': 'members',
  'POST /members/:id/decisions': 'reports',
  'POST /members/:id/credits': 'money',
  'GET /orders': 'orders',
  'GET /orders/:id': 'orders',
  'POST /orders/:id/refund': 'money',
  'POST /orders/:id/handled': 'money',
  'GET /books/:what': 'money',
  'GET /credit-requests': 'money',
  'POST /credit-requests/:id/decision': 'money',
  'GET /discount-codes': 'codes',
  'POST /discount-codes': 'codes',
  'POST /discount-codes/:code/end': 'codes',
  'GET /campaigns': 'campaigns',
  'POST /campaigns': 'campaigns',
  'POST /campaigns/reach': 'campaigns',
  'POST /campaigns/:id/stop': 'campaigns',
  'GET /deliveries': 'operation',
  'POST /deliveries/retry': 'operation',
  'GET /events': 'operation',
  'POST /events/retry': 'operation',
  'GET /jobs': 'operation',
  'GET /sites': 'sites',
  'GET /sites/file': 'sites',
  'PUT /sites/file': 'sites',
  'GET /sites/:id': 'sites',
  'GET /sites/:id/versions/:revision': 'sites',
  'PUT /sites/:id/draft': 'sites',
  'DELETE /sites/:id/draft': 'sites',
  'POST /sites/:id/publish': 'sites',
  'POST /sites/:id/restore': 'sites',
  'POST /sites/:id/close': 'sites',
  'POST /sites/:id/pictures': 'sites',
  'GET /sites/:id/pages': 'sites',
  'GET /sites/:id/pages/:page/:locale': 'sites',
  'PUT /sites/:id/pages/:page/:locale': 'sites',
  'POST /sites/page-preview': 'sites',
  'GET /actions': 'log',
  'GET /actions/export': 'log',
  'GET /operators': 'operators',
  'POST /operators': 'operators',
  'POST /operators/:id/invitation': 'operators',
  'POST /operators/:id/roles': 'operators',
  'POST /operators/:id/remove': 'operators',
}

const DESK = '/api/desk'
const NOT_ALLOWED = { code: 'desk.not-allowed' }

/** A path with something for each parameter. */
const filled = (path: string): string =>
  path
    .replace(':what', 'orders')
    .replace(':code', 'SPRING')
    .replace(':revision', '1')
    .replace(':page', 'terms')
    .replace(':locale', 'nl')
    .replace(/:\w+/g, () => uuid(7))

type AtDesk = Awaited<ReturnType<ReturnType<typeof openApi>['atDesk']>>

/** A call by a method; one that changes something has nothing to say. */
function call(who: AtDesk, method: string, path: string): Promise<Response> {
  if (method === 'GET') return who.get(path)
  if (method === 'PUT') return who.put(path, {})
  if (method === 'DELETE') return who.remove(path, {})
  return who.post(path, path.endsWith('/pictures') ? new FormData() : {})
}

describe('roles at the desk', () => {
  test('there is no route of the desk of which it is not written what it takes', async () => {
    const routes = (await documentedRoutes()).filter(({ path }) => path.startsWith(`${DESK}/`))
    expect(
      routes.map(({ method, path }) => `${method} ${path.slice(DESK.length)}`).toSorted(),
    ).toEqual(Object.keys(TAKES).toSorted())
  })

  test.each(ROLES.map((role) => [role]))(
    '%s is let through where the role gives it, and nowhere else',
    async (role) => {
      const { atDesk } = openApi()
      const roles = [{ role, site: null }]
      for (const [route, takes] of Object.entries(TAKES)) {
        if (takes === 'nothing') continue
        const who = await atDesk(`the-${role}`, true, roles)
        const [method = '', path = ''] = route.split(' ')
        const answer = await call(who, method, `${DESK}${filled(path)}`)
        const text = answer.headers.get('content-type')?.includes('json') ? await answer.text() : ''
        const refused = text.includes(NOT_ALLOWED.code)
        expect([route, refused]).toEqual([route, takes !== 'anyone' && !may(roles, takes)])
        if (refused) expect(answer.status).toBe(403)
      }
    },
  )

  test('nobody without a role does more than see that nothing waits', async () => {
    const { atDesk } = openApi()
    const who = await atDesk('Nobody', true, [])
    expect(await json(await who.get(`${DESK}/session`))).toMatchObject([200, { permissions: [] }])
    expect(await json(await who.get(`${DESK}/overview`))).toMatchObject([
      200,
      { photos: null, deliveries: null, actions: null },
    ])
    expect(await json(await who.get(`${DESK}/photos`))).toEqual([403, NOT_ALLOWED])
  })

  test('an operator who loses a role is refused from the next request on', async () => {
    const { atDesk } = openApi()
    const [mia, leo] = [await atDesk('Mia'), await atDesk('Leo')]
    expect((await leo.get(`${DESK}/reports`)).status).toBe(200)
    const editor = { roles: [{ role: 'editor', site: null }], version: 1 }
    expect((await mia.post(`${DESK}/operators/${leo.operator.id}/roles`, editor)).status).toBe(200)
    expect(await json(await leo.get(`${DESK}/reports`))).toEqual([403, NOT_ALLOWED])
    expect(await json(await leo.get(`${DESK}/session`))).toMatchObject([
      200,
      { permissions: ['campaigns'] },
    ])
  })
})

describe('a role at one site', () => {
  const OTHERS = demoSites('sandbox').slice(1)
  const other = OTHERS[0]?.settings.id ?? ''

  /** Ann is of the first site, Gus of the other, and each has what can be decided. */
  async function open(role: Role['role']) {
    const site = openApi({ others: OTHERS })
    const at = site.now()
    const [ann, gus] = [uuid(1), uuid(2)]
    await site.member(ann)
    await site.member(gus, { account: { site: other } })
    await site.commit(async (stores) => {
      for (const [nth, member] of [ann, gus].entries()) {
        const home = nth === 0 ? 'vonk' : other
        await stores.reports.add(sampleReport(gus, member, { id: uuid(10 + nth), at }))
        await stores.complaints.add(
          sampleComplaint({ id: uuid(20 + nth), site: home, filedAt: at }),
        )
        await stores.orders.add(sampleOrder(member, { id: uuid(30 + nth), site: home }))
        await stores.creditChanges.add({
          ...{ id: uuid(40 + nth), member, credits: 500, reason: '', askedBy: uuid(99) },
          ...{ askedAt: at, state: 'waiting', decidedBy: null, decidedAt: null },
        })
      }
    })
    return { ...site, who: await site.atDesk('Otto', true, [{ role, site: other }]) }
  }

  test.each([
    ['moderator', `/members/${uuid(1)}`, `/members/${uuid(2)}`],
    ['moderator', `/reports/${uuid(10)}`, `/reports/${uuid(11)}`],
    ['support', `/complaints/${uuid(20)}`, `/complaints/${uuid(21)}`],
    ['support', `/orders/${uuid(30)}`, `/orders/${uuid(31)}`],
    ['finance', `/members/${uuid(1)}/ledger`, `/members/${uuid(2)}/ledger`],
  ] as const)('lets a %s open what is of it, and nothing of another', async (role, not, own) => {
    const { who } = await open(role)
    expect(await json(await who.get(`${DESK}${not}`))).toEqual([403, NOT_ALLOWED])
    expect((await who.get(`${DESK}${own}`)).status).toBe(200)
  })

  test('decides about nothing of another, whatever is sent', async () => {
    const { who, reads } = await open('owner')
    const body = { id: uuid(50), kind: 'ban', rule: 'money', facts: 'Vroeg om geld.' }
    for (const [path, sent] of [
      [`/members/${uuid(1)}/decisions`, body],
      [`/members/${uuid(1)}/credits`, { id: uuid(51), credits: 5, reason: 'Zomaar.' }],
      [`/reports/${uuid(10)}/decision`, { outcome: 'no-action', grounds: 'unclear' }],
      [`/complaints/${uuid(20)}/answer`, { text: 'Nee.' }],
      [`/orders/${uuid(30)}/handled`, undefined],
      [`/credit-requests/${uuid(40)}/decision`, { confirms: false }],
      ['/campaigns/spring/stop', undefined],
    ] as const)
      expect(await json(await who.post(`${DESK}${path}`, sent))).toEqual([403, NOT_ALLOWED])
    expect((await reads.restrictions.of(uuid(1))).length).toBe(0)
    expect((await reads.creditChanges.byId(uuid(40)))?.state).toBe('waiting')
    expect((await who.post(`${DESK}/members/${uuid(2)}/decisions`, body)).status).toBe(200)
  })

  test('lists what is of it alone', async () => {
    const { who } = await open('owner')
    const list = async (path: string) => (await who.get(`${DESK}${path}`)).json()
    expect((await list('/reports')).reports.map(({ id }: { id: string }) => id)).toEqual([uuid(11)])
    const { complaints } = await list('/complaints?state=waiting')
    expect(complaints.map(({ id }: { id: string }) => id)).toEqual([uuid(21)])
    const { orders, choices } = await list('/orders')
    expect(orders.map(({ id }: { id: string }) => id)).toEqual([uuid(31)])
    expect(choices.sites.map(({ id }: { id: string }) => id)).toEqual([other])
    const { requests } = await list('/credit-requests')
    expect(requests.map(({ id }: { id: string }) => id)).toEqual([uuid(41)])
    expect((await list('/campaigns')).campaigns).toEqual([])
  })

  test('gives the books and campaigns of that site only', async () => {
    const { who } = await open('owner')
    const books = (site: string) => who.get(`${DESK}/books/orders?site=${site}&month=2026-11`)
    expect(await json(await books('vonk'))).toEqual([403, NOT_ALLOWED])
    expect((await books(other)).status).toBe(200)
    const campaign = (site: string | undefined) => ({
      file: JSON.stringify({
        ...{ id: 'spring-2027', kind: 'promotion', path: '/credits', site },
        until: '2026-12-01T00:00:00Z',
        texts: { nl: { subject: 'Een kwart eraf', lead: 'Deze week.', button: 'Bekijk' } },
      }),
    })
    for (const path of ['/campaigns', '/campaigns/reach']) {
      expect(await json(await who.post(`${DESK}${path}`, campaign('vonk')))).toEqual([
        403,
        NOT_ALLOWED,
      ])
      expect(await json(await who.post(`${DESK}${path}`, campaign(undefined)))).toEqual([
        403,
        NOT_ALLOWED,
      ])
    }
    expect((await who.post(`${DESK}/campaigns`, campaign(other))).status).toBe(200)
    const listed = await (await who.get(`${DESK}/campaigns`)).json()
    expect(listed.campaigns).toMatchObject([{ id: 'spring-2027', site: other }])
    expect((await who.post(`${DESK}/campaigns/spring-2027/stop`, undefined)).status).toBe(200)
  })
})
