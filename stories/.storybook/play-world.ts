import { demoPeople } from '#adapters/demo/people.ts'
import { photoMemory } from '#adapters/photos/photo-memory.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { MOCK_COOKIES } from '#api/http/mocked-http.ts'
import { openWorld, type World, type WorldSnapshot } from '#api/world.ts'
import { handlersFor } from '#app/mocks/mock-handlers.ts'
import { browserOn } from '#app/mocks/scenes/browser.ts'
import type { Scene, Situation } from '#app/mocks/scenes/situation.ts'
import { updateListing } from '#core/profiles/listing.ts'
import type { PhotoFiles } from '#core/profiles/ports.ts'
import { ok } from '#core/shared/result.ts'
import { BRANDS, type Settings, type Site } from '#core/site/settings.ts'
import { nothingUnderWay, serveShown } from './serve-shown.ts'

/** The reply delay of demo members: long enough to see that the message was sent. */
const PAUSE = 600

/** The default number of members: two pages of search and a few. */
const PEOPLE = 60
/** Initial worlds, seeded once for all stories. */
const peopled = new Map<string, WorldSnapshot>()

/** Drawn portraits, or plain colours in test runs: drawing takes half of a story's time. */
export type Pictures = 'drawn' | 'plain'

const PATCH = {
  type: 'image/svg+xml',
  bytes: new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="#cdbfb2" d="M0 0h4v5H0z"/></svg>',
  ),
}

function plainPhotos(): PhotoFiles {
  const files = photoMemory()
  return { ...files, read: async (id, size) => (await files.read(id, size)) ?? PATCH }
}

/** Opens the world of a story at a brand's site, and runs past events. */
export async function playWorld(
  {
    people = PEOPLE,
    settings = {},
    pages = {},
    payments = 'demo',
    pushKey = '',
    before,
  }: Situation,
  { brand, pictures }: { readonly brand: string; readonly pictures: Pictures },
) {
  const [standard, ...others] = demoSites('sandbox')
  await nothingUnderWay()
  const kind = `${people} ${brand === 'default'}`
  const from = peopled.get(kind) ?? (await peopledWorld(people, brand))
  peopled.set(kind, from)
  const world = await openWorld({
    origin: location.origin,
    now: () => Date.now(),
    pause: () => PAUSE,
    sites: [standard, ...others].map((site) => ({ ...decided(site, settings), pages })) as [
      Site,
      ...Site[],
    ],
    people,
    payments,
    ...(pictures === 'plain' && { photoFiles: plainPhotos() }),
    pushKey,
    from,
    serve: serveShown,
  })
  const browser = browserOn(world, brand === 'default' ? 'localhost' : `${brand}.localhost`)
  const scene: Scene = { world, browser }
  for (const happen of before) await happen(scene)
  return { ...scene, handlers: handlersFor(browser, MOCK_COOKIES) }
}

/** The demo's own sites decide who is where, not those of the story that comes first. */
async function peopledWorld(people: number, brand: string): Promise<WorldSnapshot> {
  const world = await openWorld({ origin: location.origin, now: () => Date.now(), people })
  if (brand !== 'default') await showEverywhere(world, people)
  return world.snapshot()
}

/** Whom a story is about said yes to every site: at another brand chosen in the toolbar they would be nowhere. */
const showEverywhere = ({ ports }: World, people: number) =>
  ports.atomically(async ({ accounts, profiles }) => {
    const siteChoices = Object.fromEntries(BRANDS.map((brand) => [brand, true]))
    for (const { id } of demoPeople({ seed: 'vonk', people })) {
      const account = await accounts.byId(id)
      if (!account) continue
      const shown = { ...account, siteChoices }
      await accounts.save(shown)
      await updateListing({ profiles }, shown)
    }
    return ok(null)
  })

const decided = (site: Site, settings: Partial<Settings>): Site => ({
  ...site,
  settings: { ...site.settings, ...settings },
})
