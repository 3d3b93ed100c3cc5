/** Numbers things as they first come by: one that was replaced by its like has another number, so nothing cached of it is found. */
export function editions(): (thing: object) => number {
  const numbers = new WeakMap<object, number>()
  let last = 0
  return (thing) => {
    const number = numbers.get(thing) ?? ++last
    numbers.set(thing, number)
    return number
  }
}
