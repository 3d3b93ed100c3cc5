import type { Ports, Reads, Stores } from '#core/ports.ts'

/** Records every call of stores and passwords, in order. */
export function counted<P extends Pick<Ports, 'reads' | 'atomically' | 'passwords'>>(ports: P) {
  const work: string[] = []
  const recording = <T extends Reads | Stores>(stores: T): T =>
    new Proxy(stores, {
      get: (all, area: keyof T & string) =>
        new Proxy(Object(all[area]), {
          get: (store, name) => {
            const call = store[name]
            return (...given: unknown[]) => {
              work.push(`${area}.${String(name)}`)
              return call.apply(store, given)
            }
          },
        }),
    })
  const watched: P = {
    ...ports,
    reads: recording(ports.reads),
    atomically: (unit: Parameters<P['atomically']>[0]) => {
      work.push('atomically')
      return ports.atomically((stores) => unit(recording(stores)))
    },
    passwords: {
      hash: (password: string) => {
        work.push('hash')
        return ports.passwords.hash(password)
      },
      verify: (password: string, hash: string | null) => {
        work.push('verify')
        return ports.passwords.verify(password, hash)
      },
    },
  }
  /** The calls since the last time. */
  const done = () => work.splice(0)
  return { ...watched, done }
}
