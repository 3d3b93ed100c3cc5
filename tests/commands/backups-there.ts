import { readdir } from 'node:fs/promises'

/** The names of the backups in a folder, oldest first. */
export const namesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => name.startsWith('vonk-')).toSorted()

/** The newest of them. */
export const nameIn = async (folder: string): Promise<string> =>
  (await namesIn(folder)).at(-1) ?? ''
