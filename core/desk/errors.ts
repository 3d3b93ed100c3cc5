/** Refusals that only operators get. */
export type DeskError =
  /** No such member; one who was erased is found. */
  | { readonly code: 'member.not-found' }
  /** Deleted or banned: nothing can be sent to them or ended. */
  | { readonly code: 'member.closed' }
  /** Their address is confirmed. */
  | { readonly code: 'member.confirmed' }
  /** A colleague has this report or complaint. */
  | { readonly code: 'case.taken'; readonly by: string }
  /** No credits, or more than may be moved at once. */
  | { readonly code: 'credits.amount'; readonly most: number }
  | { readonly code: 'credits.id-taken' }
  | { readonly code: 'credits.not-found' }
  /** Nobody confirms what they asked for themselves. */
  | { readonly code: 'credits.own' }
  /** A colleague has confirmed or refused it. */
  | { readonly code: 'credits.decided' }
  /** A colleague has handled it, or nothing waits any more. */
  | { readonly code: 'order.handled' }

/** Refusals of the desk. */
export type OperatorError =
  | { readonly code: 'desk.login-required' }
  /** Unknown, used or expired, or its operator was removed. */
  | { readonly code: 'desk.invitation-invalid' }
  /** The password is right; a code of the authenticator app is missing. */
  | { readonly code: 'desk.code-required' }
  /** Neither a code of the app, nor a recovery code; or one that was used. */
  | { readonly code: 'desk.code-wrong' }
  /** Logged in, but before anything else an authenticator app must be added. */
  | { readonly code: 'desk.second-factor-required' }
  /** The operator has an authenticator app. */
  | { readonly code: 'desk.second-factor-taken' }
  /** The secret was shown in another session. */
  | { readonly code: 'desk.second-factor-expired' }
  /** As whom anybody may log in in a demo has none. */
  | { readonly code: 'desk.second-factor-shared' }
