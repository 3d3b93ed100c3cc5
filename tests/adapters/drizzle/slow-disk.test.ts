import { describe, expect, test } from 'bun:test'
import type { Maintenance } from '#adapters/drizzle/connections/connection.ts'
import { groupCommit } from '#adapters/drizzle/connections/group-commit.ts'
import { ok } from '#core/shared/result.ts'
import {
  flushMicrotasks,
  LONG_DEADLINES,
  recordingWriter,
  slowDisk,
  stores,
  UNIT,
} from './recorded-writer.ts'

describe('with a slow disk', () => {
  test('the next units run as one group, and are committed in turn', async () => {
    const disk = slowDisk()
    const { writer, calls } = recordingWriter(disk)
    const { atomically } = groupCommit(writer, stores, LONG_DEADLINES)
    const first = atomically(async () => ok(1))
    await disk.started(0)
    const second = atomically(async () => ok(2))
    await flushMicrotasks()
    const third = atomically(async () => ok(3))
    await flushMicrotasks()
    expect(calls).toEqual(['begin', ...UNIT, 'commit', 'begin', ...UNIT, ...UNIT])

    disk.end(0)
    expect(await first).toEqual(ok(1))
    await disk.started(1)
    expect(calls.slice(-2)).toEqual(['durable', 'commit'])
    disk.end(1)
    expect(await Promise.all([second, third])).toEqual([ok(2), ok(3)])
  })

  test('waiting for an empty queue includes waiting for the disk', async () => {
    const disk = slowDisk()
    const { writer, calls } = recordingWriter(disk)
    const { atomically, idle } = groupCommit(writer, stores, LONG_DEADLINES)
    void atomically(async () => ok(1))
    const done = idle().then(() => calls.push('idle'))
    await disk.started(0)
    await flushMicrotasks()
    expect(calls).not.toContain('idle')
    disk.end(0)
    await done
  })

  test('a failed flush fails its units and all later ones, since the state of the disk is unknown', async () => {
    const disk = slowDisk()
    const { writer } = recordingWriter(disk)
    const { atomically, idle } = groupCommit(writer, stores, LONG_DEADLINES)
    const messageOf = ({ message }: Error) => message
    const first = atomically(async () => ok(1)).catch(messageOf)
    await disk.started(0)
    const second = atomically(async () => ok(2)).catch(messageOf)
    await flushMicrotasks()
    disk.fail(0)

    expect([await first, await second]).toEqual(['the disk is gone', 'the disk is gone'])
    await idle()
    expect(await atomically(async () => ok(3)).catch((failure) => failure)).toMatchObject({
      ...{ name: 'Unavailable', code: 'RESTART_NEEDED', message: 'the disk is gone' },
    })
  })
})

test('database maintenance runs between two groups, when everything is durable', async () => {
  const { writer, calls } = recordingWriter()
  let units = 0
  const maintenance: Maintenance = {
    wants(committed) {
      units += committed
      return units === 3
    },
    async run() {
      calls.push('seen to')
      units = 0
    },
  }
  const { atomically } = groupCommit(writer, stores, { maintenance })
  await Promise.all([1, 2, 3].map((n) => atomically(async () => ok(n))))
  await atomically(async () => ok(4))

  const between = calls.slice(calls.indexOf('commit'), calls.lastIndexOf('begin') + 1)
  expect(between).toEqual(['commit', 'durable', 'seen to', 'begin'])
})
