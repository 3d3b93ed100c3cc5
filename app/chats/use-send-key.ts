import { useKept } from '../shared/use-kept.ts'
import { useMedia } from '../shared/use-media.ts'
import {
  COARSE,
  MOUSE,
  mayChooseSendKey,
  type Pointers,
  type SendKey,
  sendKeyIn,
  sendKeyOf,
} from './send-key.ts'

/** Which key sends on this device, and the way to choose another; kept with the device, whose keyboard it is about. */
export type SendKeyChoice = {
  readonly key: SendKey
  /** What is said of it: a touch screen has no keys to tell of. */
  readonly words: SendKey | 'touch'
  /** `null` where there is nothing to choose. */
  readonly choose: ((key: SendKey) => void) | null
  /** How the keyboard at hand calls the key beside Enter. */
  readonly modifier: 'Ctrl' | '⌘'
}

const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/** The key that sends here. */
export function useSendKey(): SendKeyChoice {
  const pointers: Pointers = { coarse: useMedia(COARSE), mouse: useMedia(MOUSE) }
  const [kept, keep] = useKept('send-key')
  const key = sendKeyOf(pointers, sendKeyIn(kept))
  const choosable = mayChooseSendKey(pointers)
  return {
    key,
    words: choosable ? key : 'touch',
    choose: choosable ? keep : null,
    modifier: isApple() ? '⌘' : 'Ctrl',
  }
}
