import { HOUR, type Instant } from '../shared/time.ts'
import type { OperatorId } from './operator.ts'
import type { ActionPosition } from './operator-actions.ts'

/** Why a login at the desk was refused: a wrong password, a wrong code, or too many of both before. */
export const LOGIN_REFUSALS = ['password.refused', 'code.refused', 'login.blocked'] as const
export type LoginRefusalKind = (typeof LOGIN_REFUSALS)[number]

/** Refused logins of one hour. */
export type LoginRefusals = {
  readonly id: string
  /** `null` if nobody has the email that was typed, which is not stored. */
  readonly operator: OperatorId | null
  readonly kind: LoginRefusalKind
  readonly at: Instant
  readonly lastAt: Instant
  readonly times: number
}

/** A refused login. */
export type RefusedLogin = Pick<LoginRefusals, 'id' | 'operator' | 'kind' | 'at'>

/** Refusals with the same slot are counted together, so that guessing does not fill the log. */
export const refusalSlot = ({ operator, kind, at }: RefusedLogin): string =>
  `${operator ?? ''} ${kind} ${Math.floor(at / HOUR)}`

/** Which refusals: of a kind, of an operator; all where it says nothing. */
export type RefusalFilter = {
  readonly kind?: LoginRefusalKind | undefined
  readonly operator?: OperatorId | undefined
}

export interface LoginRefusalReads {
  /** By their first, newest first; those before a position, or all. */
  newest(
    before: ActionPosition | null,
    limit: number,
    only?: RefusalFilter,
  ): Promise<readonly LoginRefusals[]>
}

export interface LoginRefusalLog extends LoginRefusalReads {
  /** Counts a refused login with the others of its slot; `id` is that of the first. */
  count(refused: RefusedLogin): Promise<void>
}
