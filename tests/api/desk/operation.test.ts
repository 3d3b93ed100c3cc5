import { describe, expect, test } from 'bun:test'
import { runJob } from '#core/platform/jobs/run-job.ts'
import { ok } from '#core/shared/result.ts'
import { HOUR, isoOf } from '#core/shared/time.ts'
import { json, openApi } from '../open-api.ts'

async function open() {
  const site = openApi()
  return { ...site, mia: await site.atDesk() }
}
type Site = Awaited<ReturnType<typeof open>>

/** Deliveries that were given up. */
const bury = ({ commit, now }: Site, ...ids: readonly string[]) =>
  commit(async ({ deliveries }) => {
    const [at, worker] = [now(), 'w']
    for (const id of ids) {
      const notification = {
        kind: 'mail-changed',
        member: 'ann',
        email: 'ann@example.test',
      } as const
      await deliveries.add({ id, notification, addedAt: at, dueAt: at })
    }
    const claim = { worker, now: at, until: at + 1, limit: 9 }
    await deliveries.claim({ ...claim, channel: 'mail', priority: 'account' })
    for (const id of ids) await deliveries.bury(id, worker, { at, error: 'smtp.550' })
  })

/** Events that a consumer failed on. */
const park = ({ commit, now }: Site, ...sequences: readonly number[]) =>
  commit(async ({ events }) => {
    for (const sequence of sequences) {
      const event = { position: { transaction: 0, sequence }, at: now(), type: 'moon', facts: {} }
      await events.park({ consumer: 'audit', event, error: 'TypeError', parkedAt: now() })
    }
  })

const actionsOf = async ({ mia }: Site) =>
  (await (await mia.get('/api/desk/actions')).json()).actions

describe('deliveries at the desk', () => {
  test('are counted and listed, without their recipients', async () => {
    const site = await open()
    await bury(site, 'one')
    const at = site.now()
    await site.commit(async ({ deliveries }) => {
      const about = { kind: 'new-like', member: 'ann', from: 'bob' } as const
      const push = {
        kind: 'push',
        member: 'ann',
        endpoint: 'https://push.test/ann',
        about,
      } as const
      await deliveries.add({ id: 'two', notification: push, addedAt: at, dueAt: at })
    })
    const answer = await site.mia.get('/api/desk/deliveries')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const [code, body] = await json(answer)
    expect([code, body]).toEqual([
      200,
      {
        waiting: 1,
        due: 1,
        due_since: isoOf(at),
        dead: 1,
        newest_dead: [
          {
            id: 'one',
            kind: 'mail-changed',
            channel: 'mail',
            added_at: isoOf(at),
            due_at: isoOf(at),
            attempts: 1,
            error: 'smtp.550',
            died_at: isoOf(at),
          },
        ],
        next: [expect.objectContaining({ id: 'two', kind: 'new-like', channel: 'push' })],
      },
    ])
    expect(JSON.stringify(body)).not.toMatch(/example\.test|push\.test/)
  })

  test('one that was given up is tried again, once; who comes second hears who was first', async () => {
    const site = await open()
    await bury(site, 'one', 'two')
    const retry = async (id: string) =>
      json(await site.mia.post('/api/desk/deliveries/retry', { id }))
    expect(await retry('one')).toEqual([200, { retried: 1 }])
    expect(await retry('one')).toEqual([409, { code: 'delivery.not-dead', by: 'Mia' }])
    site.pass(1)
    expect(await retry('all')).toEqual([200, { retried: 1 }])
    expect(await retry('all')).toEqual([409, { code: 'delivery.not-dead', by: null }])
    expect(await retry('')).toMatchObject([422, { code: 'request.invalid' }])
    expect(await actionsOf(site)).toMatchObject([
      { action: 'delivery.retried', subject: null },
      { action: 'delivery.retried', subject: 'one', by: 'Mia' },
    ])
  })
})

describe('events at the desk', () => {
  test('show how far each consumer is, and what it set aside', async () => {
    const site = await open()
    await park(site, 7)
    await site.commit(({ events }) =>
      events.append({ type: 'member.liked', from: 'ann', to: 'bob' }, site.now()),
    )
    const at = isoOf(site.now())
    expect(await json(await site.mia.get('/api/desk/events'))).toEqual([
      200,
      {
        end: expect.stringMatching(/^\d+\.\d+$/),
        behind_limit: 1000,
        consumers: ['released-photos', 'notifications', 'audit', 'security-log'].map((name) => ({
          name,
          position: '0.0',
          behind: 1,
          behind_since: at,
          failures: 0,
          retry_at: null,
        })),
        parked: [
          {
            id: 'audit:7',
            consumer: 'audit',
            type: 'moon',
            happened_at: at,
            parked_at: at,
            error: 'TypeError',
          },
        ],
      },
    ])
  })

  test('one that was set aside is handled again, or all', async () => {
    const site = await open()
    await park(site, 7, 8)
    const retry = async (id: string) => json(await site.mia.post('/api/desk/events/retry', { id }))
    expect(await retry('audit:7')).toEqual([200, { handled: 1, failed: 0 }])
    expect(await retry('audit:7')).toEqual([409, { code: 'event.not-parked', by: 'Mia' }])
    site.pass(1)
    expect(await retry('all')).toEqual([200, { handled: 1, failed: 0 }])
    expect(await retry('audit')).toMatchObject([422, { code: 'request.invalid' }])
    expect(await actionsOf(site)).toMatchObject([
      { action: 'event.retried', subject: null },
      { action: 'event.retried', subject: 'audit:7', by: 'Mia' },
    ])
  })
})

test('jobs at the desk show their last and next run, and how backups went', async () => {
  const site = await open()
  const run = {
    work: 'drill',
    doneAt: null,
    bytes: 0,
    failedAt: site.now(),
    fault: 'NO_BACKUP',
  } as const
  await site.atomically(async ({ backupRuns }) => ok(await backupRuns.save(run)))
  const began = site.now()
  await runJob(site, { name: 'erasing', every: HOUR, work: async () => null }, 'w')
  const [, body] = await json(await site.mia.get('/api/desk/jobs'))
  expect(body).toMatchObject({
    jobs: expect.arrayContaining([
      {
        name: 'erasing',
        every_seconds: 3600,
        last_run_at: isoOf(began),
        next_run_at: isoOf(began + HOUR),
        leased_until: null,
      },
      expect.objectContaining({ name: 'payments', last_run_at: null, next_run_at: null }),
    ]),
    backups: [
      { work: 'drill', done_at: null, bytes: 0, failed_at: isoOf(began), fault: 'NO_BACKUP' },
    ],
  })
})

test.each([
  ['GET', 'deliveries'],
  ['POST', 'deliveries/retry'],
  ['GET', 'events'],
  ['POST', 'events/retry'],
  ['GET', 'jobs'],
  ['GET', 'campaigns'],
  ['POST', 'campaigns'],
  ['POST', 'campaigns/reach'],
  ['POST', 'campaigns/spring/stop'],
  ['GET', 'actions'],
])('%s %s is refused to visitors and members', async (method, path) => {
  const site = openApi()
  await site.member('ann')
  const body = path.includes('campaigns') ? { file: '{}' } : { id: 'all' }
  for (const one of [site.browser(), await site.signedIn('ann')]) {
    const answer = await (method === 'GET'
      ? one.get(`/api/desk/${path}`)
      : one.post(`/api/desk/${path}`, body))
    expect(await json(answer)).toEqual([403, { code: 'desk.login-required' }])
  }
})
