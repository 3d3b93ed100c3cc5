import { describe, expect, test } from 'bun:test'
import { DAY, isoOf } from '#core/shared/time.ts'
import { json, openApi } from '../open-api.ts'

const NL = { subject: 'Een kwart eraf', lead: 'Deze week.', button: 'Bekijk' }

async function open() {
  const site = openApi()
  const mia = await site.atDesk()
  await site.member('ann')
  await site.member('fin', { account: { language: 'fi' } })
  await site.member('off', { account: { notificationsDisabled: ['promotions'] } })
  const until = isoOf(site.now() + 9 * DAY)
  const fileOf = (changes: object = {}) =>
    JSON.stringify({
      id: 'spring-2027',
      kind: 'promotion',
      path: '/credits',
      until,
      texts: { nl: NL },
      ...changes,
    })
  const post = async (path: string, file = fileOf()) =>
    json(await mia.post(`/api/desk/campaigns${path}`, { file }))
  const list = async () => (await (await mia.get('/api/desk/campaigns')).json()).campaigns
  const stop = async (id: string) => json(await mia.post(`/api/desk/campaigns/${id}/stop`, {}))
  const actions = async () => (await (await mia.get('/api/desk/actions')).json()).actions
  return { ...site, mia, fileOf, post, list, stop, actions }
}

describe('campaigns at the desk', () => {
  test('are counted first, and nothing is sent or recorded', async () => {
    const { post, list, actions, reads } = await open()
    expect(await post('/reach')).toEqual([
      200,
      {
        id: 'spring-2027',
        kind: 'promotion',
        reached: 1,
        not_asked: 1,
        no_text: 1,
        mail_trouble: 0,
        elsewhere: 0,
        mails: [
          {
            language: 'nl',
            site: 'Vonk',
            subject: NL.subject,
            text: expect.stringContaining(NL.lead),
          },
        ],
      },
    ])
    expect(await list()).toEqual([])
    expect(await reads.deliveries.waiting(9)).toEqual([])
    expect(await actions()).toEqual([])
  })

  test('are sent once, however often it is asked, and recorded', async () => {
    const { post, list, actions, reads, fileOf, now } = await open()
    expect(await post('')).toEqual([200, { id: 'spring-2027', reached: 1 }])
    expect(await post('')).toEqual([200, { id: 'spring-2027', reached: 1 }])
    expect(await reads.deliveries.waiting(9)).toHaveLength(1)
    expect(await list()).toEqual([
      {
        id: 'spring-2027',
        kind: 'promotion',
        site: null,
        path: '/credits',
        languages: ['nl'],
        state: 'running',
        added_at: isoOf(now()),
        until: isoOf(now() + 9 * DAY),
        stopped_at: null,
        sent: 0,
        waiting: 1,
      },
    ])
    expect(await post('', fileOf({ path: '/premium' }))).toEqual([
      409,
      { code: 'campaign.changed' },
    ])
    expect(await actions()).toMatchObject([
      { action: 'campaign.sent', subject: 'spring-2027', by: 'Mia' },
    ])
    expect(await actions()).toHaveLength(1)
  })

  test('are stopped once', async () => {
    const { post, stop, list, actions, pass } = await open()
    await post('')
    pass(1)
    expect(await stop('spring-2027')).toEqual([200, { ok: true }])
    expect(await stop('spring-2027')).toEqual([409, { code: 'campaign.over' }])
    expect(await stop('autumn')).toEqual([404, { code: 'campaign.not-found' }])
    expect(await stop('A%20b')).toEqual([404, { code: 'campaign.not-found' }])
    expect(await list()).toMatchObject([{ state: 'stopped', waiting: 0 }])
    expect(await post('')).toEqual([409, { code: 'campaign.over' }])
    expect(await actions()).toMatchObject([
      { action: 'campaign.stopped', subject: 'spring-2027' },
      { action: 'campaign.sent' },
    ])
  })

  test('for a site that is not there are refused, with the line that names it', async () => {
    const { post, list, fileOf } = await open()
    const file = JSON.stringify(JSON.parse(fileOf({ site: 'vnok' })), null, 2)
    for (const path of ['', '/reach'])
      expect(await post(path, file)).toMatchObject([
        422,
        { place: ['site'], line: file.split('\n').findIndex((l) => l.includes('vnok')) + 1 },
      ])
    expect(await list()).toEqual([])
    expect((await post('/reach', fileOf({ site: 'vonk' })))[0]).toBe(200)
  })

  test('a wrong file is refused with the place of its error', async () => {
    const { post, fileOf } = await open()
    const wrong = fileOf({ texts: { nl: { ...NL, subject: '' } } })
    for (const path of ['', '/reach'])
      expect(await post(path, wrong)).toEqual([
        422,
        {
          code: 'campaign.file-invalid',
          place: ['texts', 'nl', 'subject'],
          line: 1,
          problem: 'empty',
          limit: null,
        },
      ])
  })
})
