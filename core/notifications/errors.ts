/** Every refusal of a push subscription. */
export type NotificationError =
  | { readonly code: 'push.unknown-service' }
  /** No push can be sealed with them. */
  | { readonly code: 'push.keys-invalid' }
