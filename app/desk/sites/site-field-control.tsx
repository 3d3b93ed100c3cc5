import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#core/site/locales.ts'
import { LOCALES } from '#core/site/locales.ts'
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx'
import { Chips } from '#ui/primitives/field/chips.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { Switch } from '#ui/primitives/field/switch.tsx'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { ownName } from '../../accounts/account/own-name.ts'
import {
  digitsOf,
  type Entry,
  linesIn,
  numberIn,
  textOf,
  textsOf,
  valueAt,
  withValue,
} from './entry.ts'
import { PictureField } from './picture-field.tsx'
import { bundleLines, bundlesIn, rateLines, ratesIn } from './price-lines.ts'
import type { DeskSite, Fault } from './queries.ts'
import { type FieldPath, keyOf, type SiteField } from './site-fields.ts'
import { useFault } from './use-fault.ts'
import { useOptions } from './use-options.ts'

export type SiteFieldControlProps = {
  readonly field: Omit<SiteField, 'path'> & { readonly path: FieldPath }
  /** `undefined` leaves it to the default. */
  readonly value: unknown
  /** What the site has then. */
  readonly unset: unknown
  readonly choices: DeskSite['choices']
  readonly faults: readonly Fault[]
  readonly onValueChange: (value: unknown) => void
}

/** One setting of a site, edited as its kind asks for. */
export function SiteFieldControl({ field, ...given }: SiteFieldControlProps) {
  const { t, i18n } = useTranslation('desk-sites')
  const faultText = useFault()
  const { path, kind } = field
  const label = t(`field.${keyOf(path)}`)
  const key = `hint.${keyOf(path)}`
  const hint = i18n.exists(key, { ns: 'desk-sites' }) ? t(key as never) : undefined
  const control = {
    ...given,
    path,
    words: { label, error: faultText(given.faults), ...(hint !== undefined && { hint }) },
  }
  switch (kind) {
    case 'text':
    case 'colour':
      return <TypedField {...control} />
    case 'area':
      return <TypedField {...control} long />
    case 'number':
      return <NumberField {...control} />
    case 'switch':
      return <YesField {...control} yes={true} no={false} />
    case 'yes-no':
      return <YesField {...control} yes="yes" no="no" />
    case 'one':
      return <OneField {...control} />
    case 'some':
    case 'order':
      return <SomeField {...control} ordered={kind === 'order'} />
    case 'lines':
      return <LinesField {...control} />
    case 'picture':
      return <PictureField {...control} />
    case 'words':
      return <WordsField {...control} />
    case 'allowance':
      return <AllowanceField {...control} />
    case 'bundles':
      return <TypedLines {...control} shown={bundleLines} read={bundlesIn} />
    case 'rates':
      return <TypedLines {...control} shown={rateLines} read={ratesIn} />
  }
}

type ControlProps = Omit<SiteFieldControlProps, 'field'> & {
  readonly path: string
  readonly words: {
    readonly label: string
    readonly error: string | undefined
    readonly hint?: string
  }
}

function TypedField({
  words,
  value,
  unset,
  onValueChange,
  long = false,
}: ControlProps & { readonly long?: boolean }) {
  const shown = { ...words, value: textOf(value), placeholder: textOf(unset), spellCheck: long }
  const change = (typed: string) => onValueChange(typed === '' ? undefined : typed)
  return long ? (
    <TextArea {...shown} onValueChange={change} />
  ) : (
    <TextField {...shown} autoComplete="off" onValueChange={change} />
  )
}

function NumberField({ words, value, unset, onValueChange }: ControlProps) {
  return (
    <TextField
      {...words}
      inputMode="numeric"
      digits
      autoComplete="off"
      value={digitsOf(value)}
      placeholder={digitsOf(unset)}
      onValueChange={(typed) => onValueChange(numberIn(typed))}
    />
  )
}

type YesProps = ControlProps & { readonly yes: unknown; readonly no: unknown }

function YesField({ words: { label, hint }, value, unset, yes, no, onValueChange }: YesProps) {
  return (
    <Switch
      label={label}
      hint={hint}
      checked={(value ?? unset) === yes}
      onCheckedChange={(checked) => onValueChange(checked ? yes : no)}
    />
  )
}

function OneField({ words, path, value, unset, choices, onValueChange }: ControlProps) {
  const options = useOptions(choices)(path)
  return (
    <SelectField
      {...words}
      options={options}
      value={textOf(value ?? unset)}
      onValueChange={onValueChange}
    />
  )
}

type SomeProps = ControlProps & { readonly ordered: boolean }

function SomeField({ words, path, value, unset, choices, ordered, onValueChange }: SomeProps) {
  const { label: legend, ...rest } = words
  const options = useOptions(choices)(path)
  const chosen = textsOf(value ?? unset)
  const names = chosen.map((one) => options.find((each) => each.value === one)?.label ?? one)
  return (
    <Stack gap="xs">
      <Chips
        legend={legend}
        {...rest}
        options={options}
        value={chosen}
        onValueChange={(next) => onValueChange(ordered ? next : inOrder(next, options))}
      />
      {ordered && (
        <Text size="s" tone="muted">
          {names.map((name, at) => `${at + 1}. ${name}`).join('  ')}
        </Text>
      )}
    </Stack>
  )
}

/** In the order in which they are offered, whatever was pressed first. */
const inOrder = (
  chosen: readonly string[],
  options: readonly { readonly value: string }[],
): readonly string[] => options.flatMap(({ value }) => (chosen.includes(value) ? value : []))

function LinesField({ words, value, unset, onValueChange }: ControlProps) {
  // What is typed keeps its empty lines until the field is left.
  const [typed, setTyped] = useState(() => textsOf(value).join('\n'))
  return (
    <TextArea
      {...words}
      value={typed}
      placeholder={textsOf(unset).join('\n')}
      spellCheck={false}
      onValueChange={(next) => {
        setTyped(next)
        onValueChange(linesIn(next))
      }}
    />
  )
}

type TypedLinesProps = ControlProps & {
  readonly shown: (value: unknown) => string
  readonly read: (typed: string, before: unknown) => unknown
}

/** A list that is typed, one of it in a line. */
function TypedLines({ words, value, unset, shown, read, onValueChange }: TypedLinesProps) {
  const [typed, setTyped] = useState(() => shown(value ?? unset))
  return (
    <TextArea
      {...words}
      value={typed}
      rows={5}
      spellCheck={false}
      onValueChange={(next) => {
        setTyped(next)
        onValueChange(read(next, value ?? unset))
      }}
    />
  )
}

function WordsField({ words: { label, hint, error }, value, onValueChange }: ControlProps) {
  const own: Entry = { id: '', ...(typeof value === 'object' ? value : {}) }
  const change = (locale: Locale, typed: string) => {
    const { id, ...texts } = withValue(own, locale, typed === '' ? undefined : typed)
    onValueChange(Object.keys(texts).length > 0 ? texts : undefined)
  }
  return (
    <Disclosure title={label}>
      <Stack gap="s">
        {(error ?? hint) && <Text size="s">{error ?? hint}</Text>}
        {LOCALES.map((locale) => (
          <TextArea
            key={locale}
            label={ownName(locale)}
            lang={locale}
            value={textOf(valueAt(own, locale))}
            onValueChange={(typed) => change(locale, typed)}
          />
        ))}
      </Stack>
    </Disclosure>
  )
}

const RULES = ['conversations', 'messages'] as const

function AllowanceField({ words, value, unset, onValueChange }: ControlProps) {
  const { t } = useTranslation('desk-sites')
  const now: Entry = { id: '', ...((value ?? unset) as object) }
  const change = (part: object) => {
    const { id, ...next } = { ...now, ...part }
    onValueChange(next)
  }
  return (
    <Stack gap="s">
      <SelectField
        label={words.label}
        options={RULES.map((rule) => ({ value: rule, label: t(`allowance.${rule}`) }))}
        value={textOf(now.rule)}
        onValueChange={(rule) => change({ rule })}
      />
      <TextField
        label={t('allowance.limit')}
        error={words.error}
        inputMode="numeric"
        digits
        value={digitsOf(now.limit)}
        onValueChange={(typed) => change({ limit: numberIn(typed) ?? '' })}
      />
    </Stack>
  )
}
