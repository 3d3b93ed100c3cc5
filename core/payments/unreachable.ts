import type { OrderError } from '../orders/errors.ts'
import { err, ok, type Result } from '../shared/result.ts'

export type Unreachable = Extract<OrderError, { code: 'payment.provider-unreachable' }>

/** The provider does not respond, or is not configured. */
export const unreachable = () => err({ code: 'payment.provider-unreachable' } as const)

/** Result of an external call, or that it is unavailable. */
export const reached = <T>(answer: Promise<T>): Promise<Result<T, Unreachable>> =>
  answer.then(ok, unreachable)
