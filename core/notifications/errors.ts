/** Every refusal of a push subscription. */
export type NotificationError = { readonly code: 'push.unknown-service' }
