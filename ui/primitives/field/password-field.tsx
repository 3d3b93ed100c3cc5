import { useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classes } from '../layout/element.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import type { FieldWords } from './field.tsx'
import * as styles from './password.css.ts'
import { type InputAttributes, TextField } from './text-field.tsx'

/** Password strength, from 0 to 4, and as text. */
export type Strength = {
  readonly score: 0 | 1 | 2 | 3 | 4
  readonly words: string
  /** Accessible label: "Password strength". */
  readonly label: string
}

export type PasswordFieldProps = FieldWords &
  Omit<InputAttributes, 'type'> & {
    /** Labels of the show/hide button. */
    readonly showLabel: string
    readonly strength?: Strength | undefined
  }

const STROKES = [1, 2, 3, 4] as const
const inked = (score: number) => (score < 2 ? 'weak' : score < 3 ? 'fair' : 'strong')

function StrengthMeter({ score, words, label }: Strength) {
  return (
    <>
      <VisuallyHidden>
        <meter min={0} max={4} value={score} aria-label={label} aria-valuetext={words} />
      </VisuallyHidden>
      <div className={styles.meter}>
        {STROKES.map((stroke) => (
          <span
            key={stroke}
            className={classes(styles.stroke, stroke <= score && styles.inked[inked(score)])}
          />
        ))}
      </div>
      <span aria-live="polite">{words}</span>
    </>
  )
}

/** A password with a show button; a new one with a strength meter. */
export function PasswordField({ showLabel, strength, hint, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      hint={strength ? <StrengthMeter {...strength} /> : hint}
      tail={
        <IconButton
          icon={shown ? 'hide' : 'show'}
          label={showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
