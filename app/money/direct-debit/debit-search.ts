/** Order and direct debit in the URL. */
export type DebitSearch = { readonly order?: string; readonly debit?: string }

const ID = /^[0-9a-f-]{36}$/

const idIn = (said: unknown): string | null =>
  typeof said === 'string' && ID.test(said) ? said : null

/** Parses the ids; invalid ones are ignored. */
export function debitSearch({ order, debit }: Record<string, unknown>): DebitSearch {
  const [ordered, asked] = [idIn(order), idIn(debit)]
  return { ...(ordered && { order: ordered }), ...(asked && { debit: asked }) }
}
