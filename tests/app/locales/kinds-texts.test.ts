import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { LOCALES } from '#core/site/locales.ts'

const ROOT = new URL('../../..', import.meta.url).pathname

/** Words of fictional profiles, and of cam profiles, in any language. */
const FICTIONAL = /fict|fikt|fikc|fitti|kuvitteell/i
const CAM = /\bcam\b|camprof|camlever|kamere?k/i

/** Said only of a profile that is one: a label, and what one accepts before writing to it. */
const OF_ONE = /^(kind|label|acknowledge|kinds)\./
/** Forms of a text for sites with one kind only. */
const FORM = /_(fictional|cam|people)$/
/** Shown where there are others: the filter and the entry warning. */
const WITH_OTHERS = /^(switch\.peopleOnly|entry\.fictional)/

async function textsOf(locale: string) {
  const files = new Glob(`{app,adapters}/locales/${locale}/*.json`).scanSync(ROOT)
  const read = await Promise.all(
    [...files]
      .filter((file) => !file.includes('/desk'))
      .map(async (file) => {
        const texts: Record<string, string> = await Bun.file(`${ROOT}${file}`).json()
        return Object.entries(texts).map(([key, text]) => ({ file, key, text, texts }))
      }),
  )
  return read.flat().filter(({ key }) => !OF_ONE.test(key))
}

describe.each([...LOCALES])('what is said of profiles in %s', (locale) => {
  test('names no kind where all are people', async () => {
    const shown = (await textsOf(locale)).filter(
      ({ key, texts }) =>
        key.endsWith('_people') ||
        !(FORM.test(key) || WITH_OTHERS.test(key) || `${key}_people` in texts),
    )
    expect(shown.length).toBeGreaterThan(1500)
    expect(shown.filter(({ text }) => FICTIONAL.test(text) || CAM.test(text))).toEqual([])
  })

  test('names only the kind that the site has', async () => {
    const texts = await textsOf(locale)
    const one = (form: string) => texts.filter(({ key }) => key.endsWith(form))
    for (const [form, own, other] of [
      ['_fictional', FICTIONAL, CAM],
      ['_cam', CAM, FICTIONAL],
    ] as const) {
      expect(one(form)).toHaveLength(6)
      expect(one(form).filter(({ text }) => !own.test(text) || other.test(text))).toEqual([])
    }
  })
})
