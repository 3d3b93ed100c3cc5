import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  const input = useRef<HTMLInputElement>(null)
  const take = () => {
    const files = [...(input.current?.files ?? [])]
    // Emptied, so that choosing the same file again is noticed.
    if (input.current) input.current.value = ''
    if (files.length > 0) onFiles(files)
  }
  const takeEarly = useEffectEvent(take)
  // Files may be chosen on a page that the server rendered before anything listens.
  useEffect(() => takeEarly(), [])
  return (
    <Field {...words}>
      {(control) => (
        <div className={classes(styles.drop, over && styles.over)}>
          <Icon name={icon} size="l" />
          <span className={classes(styles.prompt, styles.byTouch)}>{prompt}</span>
          <span className={classes(styles.prompt, styles.byMouse)}>{dropPrompt}</span>
          <input
            {...control}
            ref={input}
            type="file"
            name={name}
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            onDragEnter={() => setOver(true)}
            onDragLeave={leave}
            onDrop={leave}
            onChange={take}
            className={styles.input}
          />
        </div>
      )}
    </Field>
  )
}
