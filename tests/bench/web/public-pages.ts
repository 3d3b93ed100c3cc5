import { CAMPAIGNS } from '#app/landers/lander-names.ts'

export const HOME = '/'
/** Time for background compression, which reports no completion. */
const HARDEST_WITHIN = 1000

/** The home page, every campaign, and the three pages about one member. */
export async function publicPages(origin: string): Promise<readonly string[]> {
  const response = await fetch(`${origin}/api/members?photo=true`)
  const {
    results,
  }: { results: readonly { id: string; main_image: { lock: string | null } | null }[] } =
    await response.json()
  const member = results.find(({ main_image: image }) => image?.lock === null)
  const about = member
    ? ['landing', 'landing2', 'landing3'].map((page) => `/members/${member.id}/${page}`)
    : []
  return [HOME, ...CAMPAIGNS.map((campaign) => `/landers/${campaign}`), ...about]
}

/** Requests a page until its size no longer falls: the first response is compressed at a fast level. */
export async function settled(
  url: string,
  language: string,
  before = Number.POSITIVE_INFINITY,
): Promise<void> {
  const headers = { 'accept-encoding': 'br', 'accept-language': language }
  const page = await fetch(url, { headers, decompress: false })
  const { byteLength } = await page.arrayBuffer()
  await Bun.sleep(HARDEST_WITHIN)
  if (byteLength < before) await settled(url, language, byteLength)
}
