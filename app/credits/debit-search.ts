/** Which order is debited, and how far that is: the direct debit that was asked for. */
export type DebitSearch = { readonly order?: string; readonly debit?: string }

const ID = /^[0-9a-f-]{36}$/

const idIn = (said: unknown): string | null =>
  typeof said === 'string' && ID.test(said) ? said : null

/** What an address says of a direct debit; what cannot be an id is left out. */
export function debitSearch({ order, debit }: Record<string, unknown>): DebitSearch {
  const [ordered, asked] = [idIn(order), idIn(debit)]
  return { ...(ordered && { order: ordered }), ...(asked && { debit: asked }) }
}
