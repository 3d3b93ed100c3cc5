import { LOCALES, type Locale } from '#core/site/locales.ts'
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { ownName } from '../../accounts/account/own-name.ts'
import type { Control } from './control.ts'
import { fieldsOf, textOf, withField } from './entry.ts'

export type OwnWordsFieldProps = Control & {
  /** Those of the site; of the others only those that have a text are shown. */
  readonly languages: readonly string[]
}

/** A text of the operator's own in the languages of the site, folded until it is asked for. */
export function OwnWordsField({
  words: { label, hint, error },
  value,
  languages,
  onValueChange,
}: OwnWordsFieldProps) {
  const own = fieldsOf(value)
  const change = (locale: Locale, typed: string) => {
    const texts = withField(own, locale, typed === '' ? undefined : typed)
    onValueChange(Object.keys(texts).length > 0 ? texts : undefined)
  }
  return (
    <Disclosure title={label} opens={error !== undefined}>
      <Stack gap="s">
        {(error ?? hint) && (
          <Text size="s" tone={error ? 'danger' : 'muted'}>
            {error ?? hint}
          </Text>
        )}
        {LOCALES.filter((locale) => languages.includes(locale) || own[locale] !== undefined).map(
          (locale) => (
            <TextArea
              key={locale}
              label={ownName(locale)}
              lang={locale}
              value={textOf(own[locale])}
              onValueChange={(typed) => change(locale, typed)}
            />
          ),
        )}
      </Stack>
    </Disclosure>
  )
}
