/** Thrown by an adapter whose queue is full: nothing was done, and trying again a little later may work. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}
