import type { Towns } from '#core/discovery/ports.ts'
import { townsOf } from './towns-of.ts'

/** All larger towns of the nineteen countries, from the file beside this one. */
export const offlineTowns = (): Towns =>
  townsOf(() => Bun.file(new URL('./data/towns.txt', import.meta.url)).text())
