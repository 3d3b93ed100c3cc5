import type { DomainEvent } from '#core/events.ts'
import type { Consumer } from '#core/platform/consumer.ts'
import type { Timeout } from '#core/platform/events/run-consumer.ts'
import type { Ports } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { openWorld } from '../../world.ts'

export const withoutTimeout: Timeout = (work) => work
const liked = (to: string): DomainEvent => ({ type: 'member.liked', from: 'ann', to })

/** A consumer that counts its events in the attempts store; throws for those in `broken`. */
export function countingConsumer(failing: Set<string> = new Set()): Consumer {
  return {
    name: 'counting',
    async effectsOf(_reads, event, { at }) {
      const key = 'to' in event ? event.to : event.type
      if (failing.has(key)) throw new TypeError(`cannot handle ${key}`)
      return [({ attempts }) => attempts.add(key, at)]
    },
  }
}

/** A world with a like from each of these names. */
export async function withLikes(...names: readonly string[]) {
  const world = openWorld()
  const ports: Ports = world
  for (const name of names) {
    await ports.atomically(async ({ events }) => ok(await events.append(liked(name), ports.now())))
  }
  const counted = async (name: string) => (await ports.reads.attempts.since(name, 0)).length
  return { ports, pass: world.pass, counted }
}
