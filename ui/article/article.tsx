import type { ReactNode } from 'react'
import { Text } from '../text/text.tsx'
import * as styles from './article.css.ts'

/** A part of an article that the contents lead to. */
export type ArticleEntry = { readonly id: string; readonly title: string }

export type ArticleProps = {
  /** The headline, with what stands below it. */
  readonly head: ReactNode
  /** The name of the list of contents: "On this page". */
  readonly contentsLabel: string
  readonly contents: readonly ArticleEntry[]
  readonly children: ReactNode
}

/** A long text with its contents: above it on a phone, beside it where there is room. */
export function Article({ head, contentsLabel, contents, children }: ArticleProps) {
  return (
    <article className={styles.article}>
      <div className={styles.head}>{head}</div>
      {contents.length > 1 && (
        <nav aria-label={contentsLabel} className={styles.contents}>
          <p className={styles.contentsTitle} aria-hidden="true">
            {contentsLabel}
          </p>
          <ul>
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
  /** Its heading; the section is named by it. */
  readonly heading: ReactNode
  readonly children: ReactNode
}

/** One part of an article. */
export function ArticleSection({ id, heading, children }: ArticleSectionProps) {
  return (
    <section id={id} className={styles.section}>
      {heading}
      {children}
    </section>
  )
}

export type BulletsProps = { readonly children: ReactNode }

/** Points of a text, one a line; each child is an `li`. */
export function Bullets({ children }: BulletsProps) {
  return <ul className={styles.bullets}>{children}</ul>
}

export type BulletProps = { readonly children: ReactNode }

/** One point, inside `Bullets`. */
export function Bullet({ children }: BulletProps) {
  return <Text as="li">{children}</Text>
}

export type ScriptedProps = { readonly children: ReactNode }

/** What works by scripts alone, such as a filter of a page that reads well without it. */
export function Scripted({ children }: ScriptedProps) {
  return <div className={styles.scripted}>{children}</div>
}
