/** Every refusal of the event log. */
export type EventError =
  /** Retried by someone else meanwhile, or pruned. */
  { readonly code: 'event.not-parked' }
