import { describe, expect, test } from 'bun:test'
import { dangerIn } from '#adapters/demo/script/script.ts'
import { SCRIPTS } from '#adapters/demo/script/scripts.ts'
import { LOCALES } from '#core/site/locales.ts'
import { danger, harmless } from './danger-sentences.json' with { type: 'json' }

describe.each(LOCALES)('danger in %s', (language) => {
  const scripts = Object.values(SCRIPTS)
  test('is heard whatever language the reader has', () => {
    for (const text of danger[language]) expect(dangerIn(text, scripts), text).not.toBeNull()
  })
  test('is not heard in what only sounds like it', () => {
    for (const text of harmless[language]) expect(dangerIn(text, scripts), text).toBeNull()
  })
})
