/** The key that sends a message: Enter, or Ctrl+Enter (⌘ on a Mac). */
export const SEND_KEYS = ['enter', 'mod-enter'] as const
export type SendKey = (typeof SEND_KEYS)[number]

/** Input devices, as reported by the browser. */
export type Pointers = {
  /** The primary pointer is touch. */
  readonly coarse: boolean
  /** Also has a mouse or trackpad, so most likely a keyboard. */
  readonly mouse: boolean
}

/** Media queries for `Pointers`. */
export const COARSE = '(pointer: coarse)'
export const MOUSE = '(any-pointer: fine) and (any-hover: hover)'

/**
 * What Enter does on this device (product.md §4): never sends on a touch screen. A tablet with a keyboard sends by
 * Ctrl+Enter, unless Enter was chosen: some phones report a mouse they do not have.
 */
export function sendKeyOf({ coarse, mouse }: Pointers, chosen: SendKey | null): SendKey {
  if (!coarse) return chosen ?? 'enter'
  return mouse ? (chosen ?? 'mod-enter') : 'mod-enter'
}

/** Whether this device offers a choice. */
export const mayChooseSendKey = ({ coarse, mouse }: Pointers): boolean => !coarse || mouse

/** Parses the stored choice. */
export const sendKeyIn = (stored: string | null): SendKey | null =>
  SEND_KEYS.find((key) => key === stored) ?? null
