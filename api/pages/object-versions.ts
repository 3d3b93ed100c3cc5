/** Version numbers of objects by identity: a replaced object gets another number, so cache keys change. */
export function objectVersions(): (thing: object) => number {
  const numbers = new WeakMap<object, number>()
  let last = 0
  return (thing) => {
    const number = numbers.get(thing) ?? ++last
    numbers.set(thing, number)
    return number
  }
}
