import type { ReactNode } from 'react'
import { scripted } from '../layout/scripted.css.ts'
import { Text } from '../text/text.tsx'
import * as styles from './article.css.ts'

/** A section of an article, linked from its contents. */
export type ArticleEntry = { readonly id: string; readonly title: string }

export type ArticleProps = {
  /** The headline, and what is below it. */
  readonly head: ReactNode
  /** Accessible name of the contents: "On this page". */
  readonly contentsLabel: string
  readonly contents: readonly ArticleEntry[]
  /** Short titles: in columns above the text. */
  readonly brief?: boolean
  readonly children: ReactNode
}

/** A long text with its contents: above on a phone, beside it on wider screens. */
export function Article({ head, contentsLabel, contents, brief = false, children }: ArticleProps) {
  return (
    <article className={styles.article}>
      <div className={styles.head}>{head}</div>
      {contents.length > 1 && (
        <nav aria-label={contentsLabel} className={styles.contents}>
          <p className={styles.contentsTitle} aria-hidden="true">
            {contentsLabel}
          </p>
          <ul className={brief ? styles.columns : undefined}>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.entry}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.body}>{children}</div>
    </article>
  )
}

export type ArticleSectionProps = {
  readonly id: string
  /** Its heading, which names the section. */
  readonly heading: ReactNode
  readonly children: ReactNode
}

/** A section of an article. */
export function ArticleSection({ id, heading, children }: ArticleSectionProps) {
  return (
    <section id={id} className={styles.section}>
      {heading}
      {children}
    </section>
  )
}

export type BulletsProps = {
  readonly children: ReactNode
  /** Numbered. */
  readonly ordered?: boolean
}

/** A list; each child is an `li`. */
export function Bullets({ children, ordered = false }: BulletsProps) {
  return ordered ? (
    <ol className={styles.numbers}>{children}</ol>
  ) : (
    <ul className={styles.bullets}>{children}</ul>
  )
}

export type BulletProps = { readonly children: ReactNode }

/** A list item, inside `Bullets`. */
export function Bullet({ children }: BulletProps) {
  return <Text as="li">{children}</Text>
}

export type ScriptedProps = { readonly children: ReactNode }

/** Content that needs scripts, such as a filter. */
export function Scripted({ children }: ScriptedProps) {
  return <div className={scripted}>{children}</div>
}
