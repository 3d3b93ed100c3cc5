import type { OperatorError } from '#core/desk/errors.ts'

/** The status of each refusal of getting in at the desk. */
export const DESK_STATUS = {
  'desk.login-required': 403,
  'desk.invitation-invalid': 404,
  'desk.code-required': 401,
  'desk.code-wrong': 401,
  'desk.second-factor-required': 403,
  'desk.second-factor-taken': 409,
  'desk.second-factor-expired': 409,
  'desk.second-factor-shared': 403,
} as const satisfies Record<OperatorError['code'], number>
