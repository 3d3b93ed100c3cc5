import type { Announcer } from '#core/notifications/announcements.ts'
import type { Ports } from '#core/ports.ts'
import type { Millis } from '#core/shared/time.ts'
import { answer } from './answers.ts'
import { likeBack } from './like-back.ts'
import type { Later } from './timers.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'announcer' | 'now' | 'newId'>
type Timing = {
  readonly later: Later
  /** How long a demo member takes before it does anything: two to four seconds feel alive. */
  readonly pause: () => Millis
}

/** The announcer of a demo: what it announces to a demo member, the script hears, and answers after a while. */
export function demoAnnouncer(ports: Needs, { later, pause }: Timing): Announcer {
  const { announcer } = ports
  return {
    ...announcer,
    announce(member, announcement) {
      announcer.announce(member, announcement)
      if (announcement.type === 'message') {
        const { conversation } = announcement
        later(pause(), () => answer(ports, { member, conversation }))
      }
      if (announcement.type === 'like') {
        const { from: liker } = announcement
        later(pause(), () => likeBack(ports, { member, liker }))
      }
    },
  }
}
