import { err, ok, type Result } from '../shared/result.ts'
import type { OrderError } from './errors.ts'

export type Unreachable = Extract<OrderError, { code: 'payment.provider-unreachable' }>

/** A provider that does not answer, or that this install does not have. */
export const unreachable = () => err({ code: 'payment.provider-unreachable' } as const)

/** What an outside company answers, or that it does not. */
export const reached = <T>(answer: Promise<T>): Promise<Result<T, Unreachable>> =>
  answer.then(ok, unreachable)
