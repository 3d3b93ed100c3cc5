import type { Millis } from '../shared/time.ts'
import { HOUR, MINUTE, SECOND } from '../shared/time.ts'

/** The three places of a countdown, each of two digits (spec §4). */
export type Countdown = {
  readonly hours: string
  readonly minutes: string
  readonly seconds: string
}

const twoDigits = (count: number) => String(count).padStart(2, '0')

/** What a countdown shows with `remaining` to go: a second begun is a second shown, and below zero is zero. */
export function countdown(remaining: Millis): Countdown {
  const left = Math.max(0, Math.ceil(remaining / SECOND) * SECOND)
  return {
    hours: twoDigits(Math.floor(left / HOUR)),
    minutes: twoDigits(Math.floor((left % HOUR) / MINUTE)),
    seconds: twoDigits(Math.floor((left % MINUTE) / SECOND)),
  }
}
