/** Every way a push subscription can be refused. */
export type NotificationError = { readonly code: 'push.unknown-service' }
