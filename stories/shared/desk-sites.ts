import { type Scene, storyId } from '#app/mocks/scenes/situation.ts'
import { saveDraft } from '#core/desk/sites/edit-site.ts'
import { publishSite } from '#core/desk/sites/publish-site.ts'
import { ok } from '#core/shared/result.ts'
import type { SiteEntry } from '#core/site/settings.ts'

/** A colleague who works at the sites too. */
const LEO = { id: storyId(0xf11), name: 'Leo', email: 'leo@vonk.example' }

/** The name of the first site as it came, and in Leo’s draft. */
export const OLD_NAME = 'Vonk'
export const LEOS_NAME = 'Vonk van Leo'

const OWN: SiteEntry = { id: 'vonk', domain: 'localhost', name: OLD_NAME }

/** The operator's own draft of the first site, with these fields. */
export const draftOf =
  (entry: object, version: number | null = null, base: number | null = null) =>
  ({ browser }: Scene) =>
    browser.ask('PUT', '/api/desk/sites/vonk/draft', {
      ...{ entry: { ...OWN, ...entry }, version, base },
    })

/** A draft of a site that nobody has seen. */
export const newDraft = ({ browser }: Scene) =>
  browser.ask('PUT', '/api/desk/sites/klik/draft', {
    ...{ entry: { id: 'klik', domain: 'klik.example', name: 'Klik' }, version: null, base: null },
  })

export const ownDraft = draftOf({ name: 'Vonk Nieuw' })

/** The sites are in a file on the server. */
export const fromFile = async ({ world }: Scene) => {
  Object.assign(world.ports, { siteSource: 'file' })
}

/** Leo saves a draft of the first site. */
export async function saveAsColleague({ world: { ports } }: Pick<Scene, 'world'>) {
  await ports.atomically(async ({ operators }) => {
    if (await operators.byId(LEO.id)) return ok(null)
    const rest = { invitationHash: null, invitedUntil: null, removedAt: null, version: 1 }
    await operators.add({ ...LEO, ...rest, passwordHash: '!', roles: [], addedAt: 1 })
    return ok(null)
  })
  await saveDraft(ports, {
    ...{ site: 'vonk', entry: { ...OWN, name: LEOS_NAME }, version: null, base: null },
    operator: LEO,
  })
}

/** Three publications of the first site: two by Leo, of which the first was brought back. */
export async function published({ world: { ports } }: Scene) {
  await saveAsColleague({ world: { ports } as Scene['world'] })
  await publishSite(ports, { site: 'vonk', version: 1, operator: LEO })
  const entry = { ...OWN, name: 'Vonk Twee', signup_credits: 9 }
  await saveDraft(ports, { site: 'vonk', entry, version: null, base: 1, operator: LEO })
  await publishSite(ports, { site: 'vonk', version: 1, operator: LEO })
}
