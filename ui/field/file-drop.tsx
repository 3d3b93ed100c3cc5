import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { classes } from '../layout/element.ts'
import { Field, type FieldWords } from './field.tsx'
import * as styles from './file-drop.css.ts'

export type FileDropProps = FieldWords & {
  /** What to do, in a few words: "Choose a photo". */
  readonly prompt: string
  /** The same where files can be dragged: "Choose a photo or drop it here". */
  readonly dropPrompt?: string
  /** Kinds of file, as the browser's `accept` writes them. */
  readonly accept: string
  readonly onFiles: (files: readonly File[]) => void
  readonly multiple?: boolean
  readonly disabled?: boolean
  readonly icon?: IconName
  readonly name?: string
}

/** A place for files: tapped to choose, or dropped on. What was chosen is for the screen to show. */
export function FileDrop({
  prompt,
  dropPrompt = prompt,
  accept,
  onFiles,
  multiple = false,
  disabled = false,
  icon = 'photo',
  name,
  ...words
}: FileDropProps) {
  const [over, setOver] = useState(false)
  const leave = () => setOver(false)
  return (
    <Field {...words}>
      {(control) => (
        <div className={classes(styles.drop, over && styles.over)}>
          <Icon name={icon} size="l" />
          <span className={classes(styles.prompt, styles.byTouch)}>{prompt}</span>
          <span className={classes(styles.prompt, styles.byMouse)}>{dropPrompt}</span>
          <input
            {...control}
            type="file"
            name={name}
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            onDragEnter={() => setOver(true)}
            onDragLeave={leave}
            onDrop={leave}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              // Emptied, so that choosing the same file again is noticed.
              event.target.value = ''
              if (files.length > 0) onFiles(files)
            }}
            className={styles.input}
          />
        </div>
      )}
    </Field>
  )
}
