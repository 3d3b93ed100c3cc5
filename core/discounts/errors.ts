/** Spec §5: a discount code that is unknown or already used; and one that does not apply to the order. */
export type DiscountError =
  | { readonly code: 'discount.not-found' }
  | { readonly code: 'discount.used' }
  | { readonly code: 'discount.expired' }
  | { readonly code: 'discount.not-for-this-order' }
