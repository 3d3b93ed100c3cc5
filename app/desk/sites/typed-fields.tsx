import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import type { Control } from './control.ts'
import { digitsOf, linesIn, numberIn, textOf, textsOf } from './entry.ts'
import { bundleLines, bundlesIn, rateLines, ratesIn } from './price-lines.ts'
import { unitOf } from './site-fields.ts'

export type TypedFieldProps = Control & {
  /** Of several lines. */
  readonly long?: boolean
}

/** A text; without one the site has its default, which is shown in its place. */
export function TypedField({ words, value, unset, onValueChange, long = false }: TypedFieldProps) {
  const shown = { ...words, value: textOf(value), placeholder: textOf(unset), spellCheck: long }
  const change = (typed: string) => onValueChange(typed === '' ? undefined : typed)
  return long ? (
    <TextArea {...shown} onValueChange={change} />
  ) : (
    <TextField {...shown} autoComplete="off" onValueChange={change} />
  )
}

/** A number, with what it counts. */
export function NumberField({ path, words, value, unset, onValueChange }: Control) {
  const { t } = useTranslation('desk-sites')
  const unit = unitOf(path)
  return (
    <TextField
      {...words}
      inputMode="numeric"
      digits
      autoComplete="off"
      tail={unit && t(`unit.${unit}`)}
      value={digitsOf(value)}
      placeholder={digitsOf(unset)}
      onValueChange={(typed) => onValueChange(numberIn(typed))}
    />
  )
}

const KINDS = {
  lines: {
    shown: (value: unknown) => textsOf(value).join('\n'),
    read: (typed: string): unknown => linesIn(typed),
  },
  bundles: { shown: bundleLines, read: bundlesIn as (typed: string, before: unknown) => unknown },
  rates: { shown: rateLines, read: (typed: string): unknown => ratesIn(typed) },
} as const

export type ListFieldProps = Control & { readonly kind: keyof typeof KINDS }

/** A list that is typed, one of it in a line. */
export function ListField({ words, value, unset, kind, onValueChange }: ListFieldProps) {
  const { shown, read } = KINDS[kind]
  const now = value ?? unset
  const [typed, setTyped] = useState({ text: shown(now), of: textFrom(now) })
  // Half a line stays as it is typed, until the value comes from elsewhere.
  const text = typed.of === textFrom(now) ? typed.text : shown(now)
  return (
    <TextArea
      {...words}
      value={text}
      rows={3}
      spellCheck={false}
      onValueChange={(next) => {
        const value = read(next, now)
        setTyped({ text: next, of: textFrom(value ?? unset) })
        onValueChange(value)
      }}
    />
  )
}

const textFrom = (value: unknown) => JSON.stringify(value ?? null)
