/** Too few credits: nothing was charged and nothing was sent. */
export type CreditError = {
  readonly code: 'credits.insufficient'
  readonly needed: number
  readonly balance: number
}
