import type { Towns } from '#core/discovery/ports.ts'
import { FEW_TOWNS } from './data/few-towns.ts'
import { townsOf } from './towns-of.ts'

/** The four largest towns of each country, for the mocked world in a browser. */
export const fewTowns = (): Towns => townsOf(async () => FEW_TOWNS)
