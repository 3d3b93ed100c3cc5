/** Refusals of the desk. */
export type OperatorError =
  | { readonly code: 'desk.login-required' }
  /** Unknown, used or expired, or its operator was removed. */
  | { readonly code: 'desk.invitation-invalid' }
