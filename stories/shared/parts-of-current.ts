/** An object whose parts are those that `current` has at the moment: what is built once follows it. */
export const partsOfCurrent = <T extends object>(current: () => Partial<T>): T =>
  // Safe cast: it has no parts of its own.
  new Proxy({} as T, {
    get: (_, name) => Reflect.get(current(), name),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(current(), name),
  })
