import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { REGION_NAMES, type Region } from '#core/site/regional-texts/region.ts'
import { inRegion, REGIONS } from '#core/site/regional-texts/regional.ts'

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

/** The texts of a region in which a pattern is left. */
async function leftIn(region: Region, pattern: RegExp): Promise<readonly string[]> {
  const texts = inRegion(region, await textsOf(region.slice(0, 2)))
  return Object.entries(texts).flatMap(([key, text]) =>
    pattern.test(text) ? [`${key}: ${text}`] : [],
  )
}

/** What Americans spell or say otherwise. */
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

describe('the words of a region', () => {
  for (const region of REGION_NAMES) {
    test(`each change of ${region} changes some text`, async () => {
      const all = Object.values(await textsOf(region.slice(0, 2)))
      const idle = REGIONS[region].filter(
        ([from]) => !all.some((text) => text.search(new RegExp(from.source, 'u')) >= 0),
      )
      expect(idle.map(([from]) => from.source)).toEqual([])
    })

    test(`the texts of ${region} keep their placeholders and links`, async () => {
      const texts = await textsOf(region.slice(0, 2))
      const marks = (text = '') => (text.match(/\{\{\w+[^}]*\}\}|<\/?[\w-]+>/g) ?? []).join()
      const changed = inRegion(region, texts)
      expect(
        Object.keys(changed).filter((key) => marks(changed[key]) !== marks(texts[key])),
      ).toEqual([])
    })
  }

  test('in Switzerland no text has an ß', async () => {
    expect(await leftIn('de-CH', /[ß„“]|USt-Id/)).toEqual([])
  })

  test('nobody in the United States reads British spelling', async () => {
    expect(await leftIn('en-US', BRITISH)).toEqual([])
    for (const word of ['Cancelled', 'personalised', 'favourites', 'travelling', 'a litre']) {
      expect(word).toMatch(BRITISH)
    }
    for (const word of ['your hours', 'called', 'otherwise', 'advertising', 'four']) {
      expect(word).not.toMatch(BRITISH)
    }
  })

  test('nobody in America is shown the words or the country code of Spain', async () => {
    expect(await leftIn('es-US', /\bVale,|móvil|\bcoste\b|laborable|prefijo|\+34/)).toEqual([])
  })

  test('in Spanish nobody is "vosotros": the texts are read in America too', async () => {
    const spanish = Object.values(await textsOf('es'))
    const vosotros =
      /(?<!\p{L})(?:[Oo]s|[Vv]uestr\p{L}*|vosotr\p{L}*|\p{L}+(?:áis|éis|steis|[áéí]dmel[oa]s?)|[Vv]ivís)(?!\p{L})/u
    expect(spanish.filter((text) => vosotros.test(text))).toEqual([])
  })

  test('in Canada French has a "courriel" and no space before ; ! and ?', async () => {
    const left = /e-mail|\s[;!?]|\bcet courriel|\bl’courriel|\bSMS\b|spam|\bouvrés?(?!\p{L})|\+33/iu
    expect(await leftIn('fr-CA', left)).toEqual([])
  })
})
