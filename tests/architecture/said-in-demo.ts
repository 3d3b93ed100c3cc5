import { SCRIPTS } from '#adapters/demo/script/scripts.ts'
import { VOICES } from '#adapters/demo/voices/voices.ts'
import type { Locale } from '#core/site/locales.ts'

/** Every string in a value, with its path. */
function strings(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => strings(part, `${path}.${key}`))
}

/** Texts of demo members: their replies, and the sentences of their profiles with what follows them. */
export function demoTexts(locale: Locale): Readonly<Record<string, string>> {
  const { notes, opens, says } = SCRIPTS[locale]
  const { days, ...others } = VOICES[locale]
  const profiles = Object.entries({ ...days, ...others }).map(([kind, lines]) => [
    kind,
    lines.map(({ text, next }) => [text, next]),
  ])
  return Object.fromEntries([
    ...strings({ notes, opens, says }, 'script'),
    ...strings(Object.fromEntries(profiles), 'voice'),
  ])
}
