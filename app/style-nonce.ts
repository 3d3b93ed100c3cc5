import { setNonce } from 'get-nonce'
import { pageTiming } from './client/page-timing.ts'

/** CSP nonce of the one runtime style sheet, which locks scrolling behind a dialog. */
export function setStyleNonce(): void {
  const nonce = pageTiming('style-nonce')
  if (nonce !== '') setNonce(nonce)
}
