import type { ReactNode } from 'react'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import * as styles from './quote.css.ts'

export type QuoteProps = {
  /** Author or source: "Noor", "From the profile". */
  readonly author: string
  readonly text: string
  /** A thumbnail. */
  readonly picture?: ReactNode
  /** Removes the quote, while composing. */
  readonly dismissal?: { readonly label: string; readonly onDismiss: () => void }
}

/** A quoted text or picture. */
export function Quote({ author, text, picture, dismissal }: QuoteProps) {
  return (
    <blockquote className={styles.quote}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.said}>
        <cite className={styles.author}>{author}</cite>
        {text && (
          <span dir="auto" className={styles.words}>
            {text}
          </span>
        )}
      </div>
      {dismissal && (
        <IconButton icon="close" label={dismissal.label} onClick={dismissal.onDismiss} />
      )}
    </blockquote>
  )
}
