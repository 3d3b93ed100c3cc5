import { useTranslation } from 'react-i18next'
import { useStored } from '../../client/storage/use-stored.ts'
import { useMedia } from '../../shared/use-media.ts'
import {
  COARSE,
  MOUSE,
  mayChooseSendKey,
  type Pointers,
  type SendKey,
  sendKeyIn,
  sendKeyOf,
} from './send-key.ts'

/** The key that sends on this device, and how to change it; stored per device. */
export type SendKeyChoice = {
  readonly key: SendKey
  /** Its hint; none on touch screens. */
  readonly words: SendKey | 'touch'
  /** `null` if there is no choice. */
  readonly choose: ((key: SendKey) => void) | null
  /** The modifier's name on this keyboard. */
  readonly modifier: string
}

const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/** The key that sends here. */
export function useSendKey(): SendKeyChoice {
  const { t } = useTranslation()
  const pointers: Pointers = { coarse: useMedia(COARSE), mouse: useMedia(MOUSE) }
  const [stored, store] = useStored('send-key')
  const key = sendKeyOf(pointers, sendKeyIn(stored))
  const choosable = mayChooseSendKey(pointers)
  return {
    key,
    words: choosable ? key : 'touch',
    choose: choosable ? store : null,
    modifier: isApple() ? '⌘' : t('key.control'),
  }
}
