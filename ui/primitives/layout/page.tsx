import { classes, type LayoutProps, named } from './element.ts'
import * as styles from './layout.css.ts'

export type PageProps = LayoutProps & {
  /** Maximum widths: narrow for forms, measure for text, pair for two columns of a form, wide for search. */
  readonly width?: keyof typeof styles.pageWidth
  /** Only side margins: for content above the main part. */
  readonly tight?: boolean
}

/** Centred page content, with margins. */
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
