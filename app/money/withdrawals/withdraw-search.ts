/** The order to withdraw from, in the URL. */
export type WithdrawSearch = { readonly order?: string }

const ID = /^[0-9a-f-]{36}$/

/** Parses the id; an invalid one is ignored. */
export const withdrawSearch = ({ order }: Record<string, unknown>): WithdrawSearch =>
  typeof order === 'string' && ID.test(order) ? { order } : {}
