import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { inRegion, REGIONS, type Region } from '#app/locales/regions/regional.ts'

const FOLDER = `${import.meta.dir}/../../../app/locales`

async function textsOf(language: string): Promise<Record<string, string>> {
  const files = [...new Glob('*.json').scanSync(`${FOLDER}/${language}`)]
  const areas = await Promise.all(
    files.map((file) => Bun.file(`${FOLDER}/${language}/${file}`).json()),
  )
  return Object.fromEntries(
    areas.flatMap((area, at) =>
      Object.entries<string>(area).map(([key, text]) => [`${files[at]} ${key}`, text]),
    ),
  )
}

const NAMES: readonly Region[] = ['de-CH', 'en-US', 'es-US']

describe('the words of a region', () => {
  for (const region of NAMES) {
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

  test('in Switzerland no text has an ß, in the United States nobody is "vosotros"', async () => {
    const swiss = Object.values(inRegion('de-CH', await textsOf('de')))
    expect(swiss.filter((text) => text.includes('ß'))).toEqual([])
    const spanish = Object.values(inRegion('es-US', await textsOf('es')))
    const ours =
      /(?<!\p{L})(?:[Oo]s|[Vv]uestr\p{L}*|vosotr\p{L}*|\p{L}+(?:áis|éis|steis))(?!\p{L})/u
    expect(spanish.filter((text) => ours.test(text))).toEqual([])
  })
})
