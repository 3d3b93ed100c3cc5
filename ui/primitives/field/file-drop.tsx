import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { classes } from '../layout/element.ts'
import { Field, type FieldWords } from './field.tsx'
import * as styles from './file-drop.css.ts'

export type FileDropProps = FieldWords & {
  /** Short label: "Choose a photo". */
  readonly prompt: string
  /** The same with drag and drop: "Choose a photo or drop it here". */
  readonly dropPrompt?: string
  /** Accepted file types, as in the native `accept`. */
  readonly accept: string
  readonly onFiles: (files: readonly File[]) => void
  readonly multiple?: boolean
  readonly disabled?: boolean
  readonly icon?: IconName
  /** One line high with a hidden label: after a selection. */
  readonly small?: boolean
  readonly name?: string
}

/** A file input with drag and drop. The screen displays the selection. */
export function FileDrop({
  prompt,
  dropPrompt = prompt,
  accept,
  onFiles,
  multiple = false,
  disabled = false,
  icon = 'photo',
  small = false,
  name,
  ...words
}: FileDropProps) {
  const [over, setOver] = useState(false)
  const leave = () => setOver(false)
  const input = useRef<HTMLInputElement>(null)
  const take = () => {
    const files = [...(input.current?.files ?? [])]
    // Reset, so that choosing the same file again fires an event.
    if (input.current) input.current.value = ''
    if (files.length > 0) onFiles(files)
  }
  const takeEarly = useEffectEvent(take)
  // Files chosen before hydration.
  useEffect(() => takeEarly(), [])
  return (
    <Field {...words} labelHidden={small}>
      {(control) => (
        <div className={classes(styles.drop, small && styles.small, over && styles.over)}>
          <Icon name={icon} size={small ? 'm' : 'l'} />
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
