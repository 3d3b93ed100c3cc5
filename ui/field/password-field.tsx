import { useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classes } from '../layout/element.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import type { FieldWords } from './field.tsx'
import * as styles from './password.css.ts'
import { type InputAttributes, TextField } from './text-field.tsx'

/** How hard a password is to guess, from 0 to 4, and in words. */
export type Strength = {
  readonly score: 0 | 1 | 2 | 3 | 4
  readonly words: string
  /** What is measured, for those who listen: "Password strength". */
  readonly label: string
}

export type PasswordFieldProps = FieldWords &
  Omit<InputAttributes, 'type'> & {
    /** What the button that shows what is typed does, in words. */
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

/** A password, hidden until one asks to see it; a new one shows how strong it is. */
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
