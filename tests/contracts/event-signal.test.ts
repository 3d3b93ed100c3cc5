import { describe, expect, test } from 'bun:test'
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
import { ownDatabase, PATIENT } from './postgres-server.ts'

eventSignalContract('one process', async () => {
  const signal = inProcessSignal()
  return { here: signal, there: signal }
})

const database = await ownDatabase()
if (database) {
  const fail = (failure: unknown) => {
    throw failure
  }
  const { url, closing } = database
  const operator = new SQL({ url, max: 2 })
  closing(() => operator.close())

  /** One process of an install: a client and a signal of its own. */
  const process_ = async () => {
    const client = new SQL({ url, max: 2 })
    const signal = await postgresSignal(client, fail)
    closing(async () => {
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
      const opened = await openPostgres({ url, connections: 2, ...PATIENT })
      closing(opened.close)
      const sender = await process_()
      const here = signalledStorage(opened, sender)
      const heard: string[] = []
      let tell = () => {}
      const stop = await followEvents({
        reads: opened.reads,
        signal: there,
        poll,
        pause: 0,
        report: fail,
        heard: (event) => {
          if ('to' in event) heard.push(event.to)
          tell()
        },
      })
      closing(stop)
      const append = (to: string) =>
        here.atomically(async ({ events }) => ok(await events.append(liked(to), 1)))
      const until = (to: string) =>
        new Promise<void>((resolve) => {
          tell = () => {
            if (heard.includes(to)) resolve()
          }
          tell()
        })
      /** Without polling: signals until it came. Any older transaction of the whole server, such as its own upkeep, keeps it back. */
      const untilSignalled = async (to: string) => {
        while (!heard.includes(to)) {
          const signalled = nextSignal(there)
          sender.signal()
          await signalled
        }
      }
      return { heard, append, until, untilSignalled }
    }

    test('arrive, each once and in order', async () => {
      const { heard, append, untilSignalled } = await twoProcesses(await process_(), null)
      for (const to of ['1', '2', '3']) await append(to)
      await untilSignalled('3')
      expect(heard).toEqual(['1', '2', '3'])
    })

    test('arrive after every listening connection was killed', async () => {
      const there = await process_()
      const { append, untilSignalled } = await twoProcesses(there, null)
      const back = nextSignal(there)
      const killed = await operator`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`
      expect(killed.length).toBeGreaterThan(0)
      await back
      await append('after the kill')
      await untilSignalled('after the kill')
    })

    test('arrive soon after an older transaction ended that kept them back', async () => {
      const { append, until } = await twoProcesses(await process_(), 10)
      const older = await operator.reserve()
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
