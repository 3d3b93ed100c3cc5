/** Which key sends a message: Enter, or Enter together with Ctrl (⌘ on a Mac). */
export const SEND_KEYS = ['enter', 'mod-enter'] as const
export type SendKey = (typeof SEND_KEYS)[number]

/** What a device is typed on, as far as a browser tells. */
export type Pointers = {
  /** The main pointer is a finger. */
  readonly coarse: boolean
  /** A mouse or trackpad is there as well, and with it most likely a keyboard. */
  readonly mouse: boolean
}

/** The media queries that answer `Pointers`. */
export const COARSE = '(pointer: coarse)'
export const MOUSE = '(any-pointer: fine) and (any-hover: hover)'

/**
 * What Enter does here (product.md §4): on a touch screen it never sends. A tablet with a keyboard is asked for
 * Ctrl+Enter, unless its owner chose Enter: some phones claim a mouse that they do not have.
 */
export function sendKeyOf({ coarse, mouse }: Pointers, chosen: SendKey | null): SendKey {
  if (!coarse) return chosen ?? 'enter'
  return mouse ? (chosen ?? 'mod-enter') : 'mod-enter'
}

/** Whether there is anything to choose on this device. */
export const mayChooseSendKey = ({ coarse, mouse }: Pointers): boolean => !coarse || mouse

/** The choice in what a browser kept. */
export const sendKeyIn = (kept: string | null): SendKey | null =>
  SEND_KEYS.find((key) => key === kept) ?? null
