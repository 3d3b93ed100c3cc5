import type { EventSignal } from '#core/platform/event-log.ts'
import type { Storage } from '#core/ports.ts'

/** Wraps a storage: signals once events are committed. */
export const signalledStorage = <S extends Storage>(
  storage: S,
  { signal }: Pick<EventSignal, 'signal'>,
): S => ({
  ...storage,
  async atomically(work) {
    let appended = false
    const result = await storage.atomically((stores) =>
      work({
        ...stores,
        events: {
          ...stores.events,
          append(event, at) {
            appended = true
            return stores.events.append(event, at)
          },
        },
      }),
    )
    if (appended && result.ok) signal()
    return result
  },
})
