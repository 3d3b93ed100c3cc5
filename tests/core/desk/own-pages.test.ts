import { describe, expect, test } from 'bun:test'
import { blocksIn } from '#adapters/sites/markdown.ts'
import { listPages, PAGE_LENGTH, pageVersions, publishPage } from '#core/desk/sites/own-pages.ts'
import { err, ok } from '#core/shared/result.ts'
import { readOwnPages } from '#core/site/pages/own-pages.ts'
import type { Site } from '#core/site/settings.ts'
import { openWorld, START } from '../world.ts'
import { addOperators } from './operators.ts'

const TERMS = { site: 'vonk', page: 'terms', locale: 'nl' } as const

async function opened() {
  const world = openWorld()
  await addOperators(world)
  const publish = (text: string, version: number, by = 'mia', more: object = {}) =>
    publishPage(world, { ...TERMS, text, version, by, ...more })
  const sites = async () =>
    world.sites.all().map(await readOwnPages(world.reads, { page: blocksIn }))
  return { ...world, world, publish, sites }
}

const changed = (by: string) => err({ code: 'site.changed', by } as const)

describe('an own text of a page', () => {
  test('is published with who and when, told of by an event and the log', async () => {
    const { world, publish, sites, allEvents, reads } = await opened()
    const page = { ...TERMS, version: 1, text: '# Eigen', by: 'mia', at: START }
    expect(await publish('  # Eigen\n', 0)).toEqual(ok(page))
    expect(await listPages(world, 'vonk')).toEqual([{ ...page, name: 'Mia' }])
    expect(await listPages(world, 'she')).toEqual([])
    expect(await pageVersions(world, TERMS)).toEqual([{ ...page, name: 'Mia' }])
    expect(await allEvents()).toEqual([{ type: 'site.published', site: 'vonk', revision: 0 }])
    expect(await reads.operatorActions.newest(null, 9)).toMatchObject([
      { operator: 'mia', action: 'page.published', subject: 'vonk terms nl' },
    ])
    expect((await sites())[0]?.pages).toEqual({
      terms: {
        nl: {
          ...{ version: 1, at: START },
          blocks: [{ kind: 'heading', level: 2, spans: [{ text: 'Eigen' }] }],
        },
      },
    })
  })

  test('that is empty gives the page back to the product', async () => {
    const { publish, sites } = await opened()
    await publish('Eigen', 0)
    expect(await publish(' \n', 1)).toMatchObject({ value: { version: 2, text: '' } })
    expect((await sites())[0]?.pages).toEqual({})
  })

  test('goes with its site to the site’s new id', async () => {
    const { publish, reads, sites } = await opened()
    await publish('Eigen', 0)
    const [site] = await sites()
    if (!site) throw new Error('there is no site')
    const settings = { ...site.settings, id: 'nieuw' }
    const renamed: Site = { settings, company: site.company, formerly: ['vonk'] }
    const withPages = await readOwnPages(reads, { page: blocksIn })
    expect(Object.keys(withPages(renamed).pages ?? {})).toEqual(['terms'])
  })

  test('that a colleague changed meanwhile is not replaced; sent twice, it is one version', async () => {
    const { publish, world } = await opened()
    await publish('Eigen', 0)
    expect(await publish('Anders', 0, 'leo')).toEqual(changed('Mia'))
    expect(await publish('Eigen', 0)).toMatchObject({ value: { version: 1 } })
    const taken: typeof world.atomically = (work) =>
      world.atomically((stores) =>
        work({ ...stores, sitePages: { ...stores.sitePages, add: async () => false } }),
      )
    const late = { ...world, atomically: taken }
    const given = { ...TERMS, text: 'x', version: 0, by: 'leo' }
    expect(await publishPage(late, { ...given, locale: 'de' })).toEqual(changed(''))
    expect(await publishPage(late, { ...given, version: 1 })).toEqual(changed('Mia'))
  })

  test('is of a site that there is, and not longer than a page may be', async () => {
    const { publish } = await opened()
    expect(await publish('x'.repeat(PAGE_LENGTH + 1), 0)).toEqual(
      err({ code: 'page.too-long', limit: PAGE_LENGTH } as const),
    )
    expect(await publish('x', 0, 'mia', { site: 'nergens' })).toEqual(
      err({ code: 'site.not-found' } as const),
    )
  })

  test('of somebody who is gone has no name', async () => {
    const { world, publish } = await opened()
    await publish('Eigen', 0, 'gone')
    expect(await listPages(world, 'vonk')).toMatchObject([{ name: '' }])
  })
})
