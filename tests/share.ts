/** Whether slow suites run whole, as `bun run check --full` has them; else a fixed smaller share of each. */
export const isFull = process.env.CHECK_SHARE === 'full'
