/** Whether slow suites run whole, as `bun run check --full` has them; else a fixed smaller share of each. */
export const isFull = process.env.CHECK_SHARE === 'full'

/** Every third, beginning elsewhere at each place, so that all take their turn; whole in `check --full`. */
export const inTurn = <One>(all: readonly One[], place: number): readonly One[] =>
  isFull ? all : all.filter((_, at) => (at + place) % 3 === 0)

/** The first of some variants of one thing; whole in `check --full`. */
export const firstOf = <One>(all: readonly One[]): readonly One[] =>
  isFull ? all : all.slice(0, 1)
