import type { GlobalTypes } from 'storybook/internal/csf'
import { DAY, HOUR, type Millis } from '#core/shared/time.ts'

/** The time between past events and the start of a story. */
const LATER: Readonly<Record<string, Millis>> = {
  now: 0,
  hour: HOUR,
  day: DAY,
  'three-days': 3 * DAY,
}

export const clockTypes = {
  time: {
    description: 'How much later the member looks',
    toolbar: {
      title: 'Time',
      icon: 'time',
      items: [
        { value: 'now', title: 'Now' },
        { value: 'hour', title: '+1 hour' },
        { value: 'day', title: '+1 day' },
        { value: 'three-days', title: '+3 days' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies GlobalTypes

export const clockGlobals = { time: 'now' }

export const laterBy = (time: unknown): Millis => LATER[String(time)] ?? 0
