/** Query parameter for page-bounce logging (spec §3); removed from the address once read, like `t`. */
export const BOUNCE_PARAMETER = 'lb'

const MARK = /^[\w-]{1,32}$/

/** The label of a logged bounce; `null` if invalid. */
export const bounceMark = (lb: string | null | undefined): string | null =>
  lb && MARK.test(lb) ? lb : null
