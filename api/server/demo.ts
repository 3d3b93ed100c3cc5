import { type Demo, demoOf } from '#adapters/demo/demo.ts'
import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import { DEMO_WORLD } from '#adapters/demo/people.ts'
import { sharpDrawing } from '#adapters/photos/sharp-pictures.ts'
import type { Ports } from '#core/ports.ts'
import { errorName } from '#core/shared/result.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'
import type { Log } from '../http/logs/log.ts'

/** The demo world of this server, and its demo logins. */
export const serverDemo = (
  ports: Ports,
  log: Log,
  wait: Millis | null,
): Demo & { readonly deskGuest: typeof DESK_GUEST } => ({
  deskGuest: DESK_GUEST,
  ...demoOf(ports, {
    world: DEMO_WORLD,
    develop: sharpDrawing,
    ahead: SECOND / 10,
    deskCases: true,
    ...(wait !== null && { reviewDelay: wait }),
    pause: () => (2 + Math.random() * 2) * SECOND,
    report: (thrown) => log('warn', 'demo.failed', { name: errorName(thrown) }),
  }),
})
