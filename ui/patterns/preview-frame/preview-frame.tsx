import * as styles from './preview-frame.css.ts'

export type PreviewFrameProps = {
  readonly src: string
  /** What the page is, for who cannot see it. */
  readonly title: string
  readonly width: 'phone' | 'desktop'
}

/** A page of the product as a picture of itself: it runs no script. */
export function PreviewFrame({ src, title, width }: PreviewFrameProps) {
  return (
    // Wider than the screen, it scrolls, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section className={styles.room} tabIndex={0} aria-label={title}>
      <iframe
        key={src}
        className={styles.frame[width]}
        src={src}
        title={title}
        sandbox="allow-same-origin"
      />
    </section>
  )
}
