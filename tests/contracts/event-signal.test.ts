import { afterAll, describe, expect, test } from 'bun:test'
import { SQL } from 'bun'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { followEvents } from '#adapters/realtime/follow-events.ts'
import { inProcessSignal } from '#adapters/realtime/in-process-signal.ts'
import { postgresSignal } from '#adapters/realtime/postgres-signal.ts'
import { signalledStorage } from '#adapters/realtime/signalled-storage.ts'
import type { EventSignal } from '#core/event-log/event-signal.ts'
import type { DomainEvent } from '#core/events.ts'
import { ok } from '#core/shared/result.ts'
import { eventSignalContract, nextSignal } from './event-signal.contract.ts'

eventSignalContract('one process', async () => {
  const signal = inProcessSignal()
  return { here: signal, there: signal }
})

const server = process.env.POSTGRES_URL
if (server !== undefined) {
  const fail = (failure: unknown) => {
    throw failure
  }
  const name = `vonk_signals_${crypto.randomUUID().replaceAll('-', '')}`
  const main = new SQL(server)
  await main.unsafe(`create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  const closing: (() => Promise<unknown>)[] = []
  afterAll(async () => {
    for (const close of closing) await close()
    await main.unsafe(`drop database ${name} with (force)`)
    await main.close()
  })

  /** One process of an install: a client and a signal of its own. */
  const process_ = async () => {
    const client = new SQL({ url: url.href, max: 2 })
    const signal = await postgresSignal(client, fail)
    closing.push(async () => {
      await signal.close()
      await client.close()
    })
    return signal
  }

  eventSignalContract('PostgreSQL', async () => ({
    here: await process_(),
    there: await process_(),
  }))

  describe('events of another process', () => {
    const liked = (to: string): DomainEvent => ({ type: 'member.liked', from: 'ann', to })

    /** Two processes; what the second hears of the first's events is in `heard`, and `until` waits for one. */
    async function twoProcesses(there: Pick<EventSignal, 'listen'>, poll: number | null) {
      const opened = await openPostgres({ url: url.href, connections: 2 })
      closing.push(opened.close)
      const here = signalledStorage(opened, await process_())
      const heard: string[] = []
      let tell = () => {}
      const stop = await followEvents({
        reads: opened.reads,
        signal: there,
        poll,
        report: fail,
        heard: (event) => {
          if ('to' in event) heard.push(event.to)
          tell()
        },
      })
      closing.unshift(async () => stop())
      const append = (to: string) =>
        here.atomically(async ({ events }) => ok(await events.append(liked(to), 1)))
      const until = (to: string) =>
        new Promise<void>((resolve) => {
          tell = () => {
            if (heard.includes(to)) resolve()
          }
          tell()
        })
      return { heard, append, until }
    }

    test('arrive, each once and in order', async () => {
      const { heard, append, until } = await twoProcesses(await process_(), null)
      for (const to of ['1', '2', '3']) await append(to)
      await until('3')
      expect(heard).toEqual(['1', '2', '3'])
    })

    test('arrive after every listening connection was killed', async () => {
      const there = await process_()
      const { append, until } = await twoProcesses(there, null)
      const back = nextSignal(there)
      const killed = await main.unsafe(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = '${name}' and query ilike 'listen%'`,
      )
      expect(killed.length).toBeGreaterThan(0)
      await back
      await append('after the kill')
      await until('after the kill')
    })

    test('arrive soon after an older transaction ended that kept them back', async () => {
      const { append, until } = await twoProcesses(await process_(), 10)
      const older = await main.reserve()
      await older`begin`
      await older`select pg_current_xact_id()`
      await append('kept back')
      await older`commit`
      older.release()
      await until('kept back')
    })

    test('arrive without any signal, from a connection gone deaf', async () => {
      const { append, until } = await twoProcesses({ listen: () => () => undefined }, 10)
      await append('unheard of')
      await until('unheard of')
    })
  })
}
