/** Thrown by an adapter whose queue is full: nothing was done; retry with backoff. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}
