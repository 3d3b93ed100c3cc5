/** Name of an error, for the log; never its message, which may contain members' data. */
export const errorName = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.name : 'unknown'
