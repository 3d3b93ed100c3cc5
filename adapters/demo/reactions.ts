import type { DomainEvent } from '#core/events.ts'
import type { Ports } from '#core/ports.ts'
import type { Millis } from '#core/shared/time.ts'
import { answer } from './answers.ts'
import { GUEST_ID } from './guest.ts'
import { likeBack } from './like-back.ts'
import type { Schedule } from './timers.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'limits' | 'secrets' | 'now' | 'newId'>
type Timing = {
  readonly schedule: Schedule
  /** How long a demo member takes before it does anything: two to four seconds feel alive. */
  readonly pause: () => Millis
}

/** What demo members do about what happens to them, after a while: they answer messages and like back. */
export const demoReactions =
  (ports: Needs, { schedule, pause }: Timing) =>
  (event: DomainEvent): void => {
    if (event.type === 'message.sent' && event.to !== GUEST_ID) {
      const { to: member, conversation } = event
      schedule(pause(), () => answer(ports, { member, conversation }))
    }
    if (event.type === 'member.liked' && event.to !== GUEST_ID) {
      const { to: member, from: liker } = event
      schedule(pause(), () => likeBack(ports, { member, liker }))
    }
  }
