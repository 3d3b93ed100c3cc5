import { type Demo, demoOf } from '#adapters/demo/demo.ts'
import { GUEST } from '#adapters/demo/guest.ts'
import { sharpDrawing } from '#adapters/photos/sharp-pictures.ts'
import type { Ports } from '#core/ports.ts'
import { SECOND } from '#core/shared/time.ts'
import type { Log } from '../http/log.ts'

/** The demo world as this server shows it, and whom anybody may log in as. */
export const serverDemo = (ports: Ports, log: Log): Demo & { readonly guest: typeof GUEST } => ({
  guest: GUEST,
  ...demoOf(ports, {
    world: { people: 300, seed: 'vonk' },
    develop: sharpDrawing,
    ahead: SECOND / 10,
    pause: () => (2 + Math.random() * 2) * SECOND,
    report: (thrown) =>
      log('warn', 'demo.failed', { name: thrown instanceof Error ? thrown.name : 'unknown' }),
  }),
})
