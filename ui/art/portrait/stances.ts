import { closeStances } from './stances-close.ts'
import { halfStances } from './stances-half.ts'
import { wholeStances } from './stances-whole.ts'

/** Every stance, cut to somebody's measures. */
export const stances = { ...closeStances, ...halfStances, ...wholeStances }

/** The name of a stance. */
export type StanceName = keyof typeof stances
