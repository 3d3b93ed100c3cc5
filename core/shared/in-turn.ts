/** Runs work under one key one after another, within this process; work under different keys runs concurrently. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>
