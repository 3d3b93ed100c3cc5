import { HOUR, MINUTE, type Millis } from '../shared/time.ts'

/** How often each job runs. Its name is also under which its last run is stored: a new name would run at once. */
export const JOB_SCHEDULE = {
  payments: MINUTE,
  'stray payments': 10 * MINUTE,
  reversals: HOUR,
  refunds: MINUTE,
  returns: MINUTE,
  erasing: HOUR,
  forgetting: HOUR,
  'pruning events': HOUR,
  'returning photos': HOUR,
  'sweeping photos': HOUR,
} as const satisfies Readonly<Record<string, Millis>>

export type JobName = keyof typeof JOB_SCHEDULE

/** Every job, as listed. */
export const JOB_NAMES = Object.keys(JOB_SCHEDULE) as JobName[]
