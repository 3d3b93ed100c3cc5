import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import * as styles from './quote.css.ts'

export type QuoteProps = {
  /** Who said it, or what it is: "Noor", "From the profile". */
  readonly author: string
  readonly text: string
  /** A small picture of it. */
  readonly picture?: ReactNode
  /** Takes the quote away, where it can still be taken away. */
  readonly dismissal?: { readonly label: string; readonly onDismiss: () => void }
}

/** Words or a picture that something answers. */
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
