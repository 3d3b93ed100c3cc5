/** The query parameter that asks for page-bounce logging (spec §3); it is taken out of the address once read, as `t` is. */
export const BOUNCE_PARAMETER = 'lb'

const MARK = /^[\w-]{1,32}$/

/** The mark under which a bounce is logged; `null` for what is no short name. */
export const bounceMark = (lb: string | null | undefined): string | null =>
  lb && MARK.test(lb) ? lb : null
