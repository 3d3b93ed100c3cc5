import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES } from '#core/site/locales.ts'
import { barePage } from '#ui/primitives/bare-page/bare-page.ts'
import type { OfflinePage, OfflineWords } from '../client/worker/answer-offline.ts'

const APP = join(import.meta.dirname, '..')

/** Bundles the service worker into one script, with the offline page in every language and this build's id. */
export async function packWorker(folder: string): Promise<string> {
  const names = (await readdir(join(folder, 'assets'))).toSorted()
  const font = (face: string) =>
    `/assets/${names.find((name) => name.startsWith(`${face}-letters-`))}`
  const frame = barePage({
    lang: '{lang}',
    site: '{site}',
    title: '{title}',
    text: '{text}',
    action: '{action}',
    nonce: '{nonce}',
    fonts: { heading: font('fraunces'), body: font('figtree') },
  })
  const words = Object.fromEntries(
    await Promise.all(LOCALES.map(async (locale) => [locale, await wordsIn(locale)])),
  )
  const page: OfflinePage = { frame, words }
  const { outputs } = await Bun.build({
    entrypoints: [join(APP, 'sw.ts')],
    minify: true,
    format: 'iife',
    define: {
      BUILD: JSON.stringify(Bun.hash(names.join()).toString(36)),
      OFFLINE: JSON.stringify(page),
    },
  })
  return (await outputs[0]?.text()) ?? ''
}

async function wordsIn(locale: string): Promise<OfflineWords> {
  const texts = (area: string) => Bun.file(join(APP, 'locales', locale, `${area}.json`)).json()
  const [notices, common] = await Promise.all([texts('notices'), texts('common')])
  return {
    title: notices['offline.title'],
    text: notices['offline.text'],
    action: common['error.again'],
  }
}
