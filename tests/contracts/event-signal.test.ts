import { describe, expect, test } from 'bun:test'
import { SQL } from 'bun'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { followEvents } from '#adapters/realtime/follow-events.ts'
import { inProcessSignal } from '#adapters/realtime/in-process-signal.ts'
import { postgresSignal } from '#adapters/realtime/postgres-signal.ts'
import { signalledStorage } from '#adapters/realtime/signalled-storage.ts'
import type { DomainEvent } from '#core/events.ts'
import type { EventSignal } from '#core/platform/event-log.ts'
import { ok } from '#core/shared/result.ts'
import { eventSignalContract, nextSignal } from './event-signal.contract.ts'
import { createDatabase, NO_TIMEOUTS } from './postgres-server.ts'

eventSignalContract('one process', async () => {
  const signal = inProcessSignal()
  return { here: signal, there: signal }
})

const database = await createDatabase()
if (database) {
  const rethrow = (failure: unknown) => {
    throw failure
  }
  const { url, onClose } = database
  const operator = new SQL({ url, max: 2 })
  onClose(() => operator.close())

  /** One process of an install, with its own client and signal. */
  const openProcess = async () => {
    const client = new SQL({ url, max: 2 })
    const signal = await postgresSignal(client, rethrow)
    onClose(async () => {
      await signal.close()
      await client.close()
    })
    return signal
  }

  eventSignalContract('PostgreSQL', async () => ({
    here: await openProcess(),
    there: await openProcess(),
  }))

  describe('events of another process', () => {
    const liked = (to: string): DomainEvent => ({ type: 'member.liked', from: 'ann', to })

    /** Two processes; events of the first that the second receives are in `onEvent`, and `until` waits for one. */
    async function twoProcesses(there: Pick<EventSignal, 'listen'>, poll: number | null) {
      const opened = await openPostgres({ url, connections: 2, ...NO_TIMEOUTS })
      onClose(opened.close)
      const sender = await openProcess()
      const here = signalledStorage(opened, sender)
      const received: string[] = []
      let check = () => {}
      const stop = await followEvents({
        reads: opened.reads,
        signal: there,
        poll,
        pause: 0,
        report: rethrow,
        onEvent: (event) => {
          if ('to' in event) received.push(event.to)
          check()
        },
      })
      onClose(stop)
      const append = (to: string) =>
        here.atomically(async ({ events }) => ok(await events.append(liked(to), 1)))
      const until = (to: string) =>
        new Promise<void>((resolve) => {
          check = () => {
            if (received.includes(to)) resolve()
          }
          check()
        })
      /**
       * Without polling: signals until the event arrives. Any older transaction on the server, such as autovacuum,
       * delays it.
       */
      const untilSignalled = async (to: string) => {
        while (!received.includes(to)) {
          const signalled = nextSignal(there)
          sender.signal()
          await signalled
        }
      }
      return { received, append, until, untilSignalled }
    }

    test('arrive once each and in order', async () => {
      const { received, append, untilSignalled } = await twoProcesses(await openProcess(), null)
      for (const to of ['1', '2', '3']) await append(to)
      await untilSignalled('3')
      expect(received).toEqual(['1', '2', '3'])
    })

    test('arrive after every listening connection was killed', async () => {
      const there = await openProcess()
      const { append, untilSignalled } = await twoProcesses(there, null)
      const reconnected = nextSignal(there)
      const killed = await operator`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`
      expect(killed.length).toBeGreaterThan(0)
      await reconnected
      await append('after the kill')
      await untilSignalled('after the kill')
    })

    test('arrive soon after an older open transaction has ended', async () => {
      const { append, until } = await twoProcesses(await openProcess(), 10)
      const older = await operator.reserve()
      await older`begin`
      await older`select pg_current_xact_id()`
      await append('kept back')
      await older`commit`
      older.release()
      await until('kept back')
    })

    test('arrive by polling, when the listening connection is dead', async () => {
      const { append, until } = await twoProcesses({ listen: () => () => undefined }, 10)
      await append('unheard of')
      await until('unheard of')
    })
  })
}
