/** Every refusal of the delivery queue. */
export type DeliveryError =
  /** Retried by someone else meanwhile, or pruned. */
  { readonly code: 'delivery.not-dead' }
