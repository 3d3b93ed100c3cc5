/** Every refusal of a signup, beyond those of accounts and profiles. */
export type SignupError =
  | { readonly code: 'signup.closed' }
  /** An operator blocked the address, its domain or the network: which of them is not said. */
  | { readonly code: 'signup.refused' }
  | { readonly code: 'signup.id-taken' }
  | { readonly code: 'signup.too-many'; readonly minutes: number }
  | { readonly code: 'birth-date.missing' }
  /** A part is missing, or the year has not four digits. */
  | { readonly code: 'birth-date.incomplete' }
  | { readonly code: 'birth-date.invalid' }
  | { readonly code: 'birth-date.too-young'; readonly minimum: number }
