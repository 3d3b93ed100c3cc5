/** Whether slow suites run whole, as `bun run check --full` has them; else a fixed smaller share of each. */
export const isFull = process.env.CHECK_SHARE === 'full'

/** One of these for the place of what it is tested with, so that all take their turn; whole in `check --full`. */
export const inTurn = <One>(all: readonly One[], place: number, each = 1): readonly One[] =>
  isFull
    ? all
    : all.filter((_, at) => (((at - place * each) % all.length) + all.length) % all.length < each)

/** The first of some variants of one thing; whole in `check --full`. */
export const firstOf = <One>(all: readonly One[]): readonly One[] =>
  isFull ? all : all.slice(0, 1)
