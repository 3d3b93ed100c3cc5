import { classes, type LayoutProps, named } from './element.ts'
import * as styles from './layout.css.ts'

export type PageProps = LayoutProps & {
  /** A form is narrow, a text reads at a measure, a pair is two columns of a form, search is wide. */
  readonly width?: keyof typeof styles.pageWidth
  /** Keeps the margins at the sides alone: for what stands above the content. */
  readonly tight?: boolean
}

/** The middle of the screen, with its margins. */
export function Page({
  as: Element = 'div',
  width = 'wide',
  tight = false,
  children,
  ...rest
}: PageProps) {
  return (
    <Element
      {...named(rest)}
      className={classes(styles.page, styles.pageWidth[width], tight && styles.tight)}
    >
      {children}
    </Element>
  )
}
