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
    <div className={styles.room[width]}>
      <div className={styles.crop}>
        <iframe
          key={src}
          className={styles.frames[width]}
          src={src}
          title={title}
          sandbox="allow-same-origin"
          loading="lazy"
        />
      </div>
    </div>
  )
}
