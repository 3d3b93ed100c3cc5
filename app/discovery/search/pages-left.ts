import { readNote } from '../../client/storage/history-notes.ts'

/** How many pages of results an entry of the history showed when it was left. */
export const pagesLeft = (entry: string | undefined): number =>
  Number(readNote('list-pages', entry) ?? 1)
