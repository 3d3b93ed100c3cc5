import { Fragment, type ReactNode } from 'react'
import * as styles from './text.css.ts'

const EMAIL = /(\be-mails?\b)/i

/**
 * Text in which no line breaks inside some words with a hyphen, “E-Mail” unless others are given. No other sign is used
 * for the hyphen: names and searches would miss it.
 */
export function unbroken(children: ReactNode, words: RegExp = EMAIL): ReactNode {
  if (typeof children !== 'string' || !words.test(children)) return children
  return children.split(words).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order.
      <span key={index} className={styles.oneLine}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order.
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
