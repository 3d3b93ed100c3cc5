import * as styles from './shortcuts.css.ts'

/** A shortcut on its button, which also has it in `aria-keyshortcuts`. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <kbd className={styles.hint} aria-hidden>
      {children}
    </kbd>
  )
}
