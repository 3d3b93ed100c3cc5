import type { OperatorError } from '#core/desk/errors.ts'

/** The status of each refusal of getting in at the desk. */
export const DESK_STATUS = {
  'desk.login-required': 403,
  'desk.not-allowed': 403,
  'operator.not-found': 404,
  'operator.email-taken': 409,
  'operator.name': 422,
  'operator.no-role': 422,
  'operator.changed': 409,
  'operator.last-owner': 409,
  'complaint.own-decision': 409,
  'desk.invitation-invalid': 404,
  'desk.code-required': 401,
  'desk.code-wrong': 401,
  'desk.second-factor-required': 403,
  'desk.second-factor-taken': 409,
  'desk.second-factor-expired': 409,
  'desk.second-factor-shared': 403,
} as const satisfies Record<OperatorError['code'], number>
