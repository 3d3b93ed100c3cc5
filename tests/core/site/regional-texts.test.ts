import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { REGION_NAMES, type Region } from '#core/site/texts/region.ts'
import { inRegion, REGIONS } from '#core/site/texts/regional.ts'

const ROOT = `${import.meta.dir}/../../..`

async function textsOf(language: string): Promise<Record<string, string>> {
  const files = [...new Glob(`{app,adapters}/locales/${language}/*.json`).scanSync(ROOT)]
  const areas = await Promise.all(files.map((file) => Bun.file(`${ROOT}/${file}`).json()))
  return Object.fromEntries(
    areas.flatMap((area, at) =>
      Object.entries<string>(area).map(([key, text]) => [`${files[at]} ${key}`, text]),
    ),
  )
}

/** Texts that still match a pattern, after regional changes. */
async function leftIn(region: Region, pattern: RegExp): Promise<readonly string[]> {
  const texts = inRegion(region, await textsOf(region.slice(0, 2)))
  return Object.entries(texts).flatMap(([key, text]) =>
    pattern.test(text) ? [`${key}: ${text}`] : [],
  )
}

/** British spellings and terms. */
const BRITISH = new RegExp(
  [
    String.raw`\b(?!(?:advert|adv|rev|superv|improv|exerc|surpr|prom|prec|prem|no|ra|r|w|otherw|likew|comprom|disgu|comprise)is(?:e[ds]?|ing)\b)\w+is(?:e[ds]?|ing|ations?)\b`,
    String.raw`\b(?!(?:y|h|f|p|t)?ours?\b)\w+our(?:s|ed|ing|ites?|able)?\b`,
    String.raw`\b(?:cancel|label|travel|model|signal|counsel|level|fuel)l(?:ed|ing|er)`,
    String.raw`\b(?:cent|theat|fib|lit|(?:kilo|centi)?met)res?\b`,
    String.raw`\b(?:grey|tick|catalogue|one-off|postcode|under age|working day)|\+44`,
  ].join('|'),
  'i',
)

describe('regional texts', () => {
  for (const region of REGION_NAMES) {
    test(`each change of ${region} changes a text`, async () => {
      const all = Object.values(await textsOf(region.slice(0, 2)))
      const idle = REGIONS[region].filter(
        ([from]) => !all.some((text) => text.search(new RegExp(from.source, 'u')) >= 0),
      )
      expect(idle.map(([from]) => from.source)).toEqual([])
    })

    test(`texts of ${region} keep placeholders and links`, async () => {
      const texts = await textsOf(region.slice(0, 2))
      const marks = (text = '') => (text.match(/\{\{\w+[^}]*\}\}|<\/?[\w-]+>/g) ?? []).join()
      const changed = inRegion(region, texts)
      expect(
        Object.keys(changed).filter((key) => marks(changed[key]) !== marks(texts[key])),
      ).toEqual([])
    })
  }

  test('texts in Switzerland have no ß', async () => {
    expect(await leftIn('de-CH', /[ß„“]|USt-Id/)).toEqual([])
  })

  test('texts in the United States have no British spelling', async () => {
    expect(await leftIn('en-US', BRITISH)).toEqual([])
    for (const word of ['Cancelled', 'personalised', 'favourites', 'travelling', 'a litre']) {
      expect(word).toMatch(BRITISH)
    }
    for (const word of ['your hours', 'called', 'otherwise', 'advertising', 'four']) {
      expect(word).not.toMatch(BRITISH)
    }
  })

  test('texts in America have no terms or country code of Spain', async () => {
    expect(await leftIn('es-US', /\bVale,|móvil|\bcoste\b|laborable|prefijo|\+34/)).toEqual([])
  })

  test('Spanish texts have no "vosotros", as they are read in America too', async () => {
    const spanish = Object.values(await textsOf('es'))
    const vosotros =
      /(?<!\p{L})(?:[Oo]s|[Vv]uestr\p{L}*|vosotr\p{L}*|\p{L}+(?:áis|éis|steis|[áéí]dmel[oa]s?)|[Vv]ivís)(?!\p{L})/u
    expect(spanish.filter((text) => vosotros.test(text))).toEqual([])
  })

  test('French texts in Canada have "courriel" and no space before ; ! and ?', async () => {
    const left = /e-mail|\s[;!?]|\bcet courriel|\bl’courriel|\bSMS\b|spam|\bouvrés?(?!\p{L})|\+33/iu
    expect(await leftIn('fr-CA', left)).toEqual([])
  })
})
