import { expect, screen } from 'storybook/test'
import { PageEditor } from '#app/desk/sites/page-editor.tsx'
import { PageVersions } from '#app/desk/sites/page-versions.tsx'
import { SitePagesScreen } from '#app/desk/sites/site-pages-screen.tsx'
import { and, type Scene } from '#app/mocks/scenes/situation.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import type { Playing } from '#stories/shared/playing.ts'

/** The heading of the second version. */
const SECOND = 'Tweede'
const PATH = '/desk/sites/vonk/pages'

/** The terms in the site’s language have two versions, of a colleague. */
const withTerms = ({ world: { ports } }: Scene) =>
  ports.atomically(async ({ operators, sitePages }) => {
    const [colleague] = await operators.all()
    const page = { site: 'vonk', page: 'terms', locale: 'nl', by: colleague?.id ?? '' } as const
    const at = ports.now() - 1e6
    await sitePages.add({ ...page, version: 1, text: '# Eerste', at })
    await sitePages.add({ ...page, version: 2, text: `# ${SECOND}\n\nMet **nadruk**.`, at: at + 1 })
    return ok(null)
  })

const meta = preview.meta({
  title: 'Desk/Own texts',
  component: SitePagesScreen,
  subcomponents: { PageEditor, PageVersions },
  tags: ['!autodocs'],
  args: { id: 'vonk' },
  parameters: {
    layout: 'fullscreen',
    app: { path: PATH, whole: true, situation: and(operator(), withTerms) },
  },
})

const field = async ({ app, canvas }: Pick<Playing, 'app' | 'canvas'>) =>
  canvas.findByRole('textbox', { name: app.t('desk-pages:text') })
const button = ({ app, canvas }: Playing, key: 'publish' | 'show' | 'back') =>
  canvas.getByRole('button', { name: app.t(`desk-pages:${key}`) })

export const Published = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await expect(await field(playing)).toHaveValue(`# ${SECOND}\n\nMet **nadruk**.`)
    await userEvent.click(button(playing, 'show'))
    await expect(await canvas.findByRole('heading', { name: SECOND })).toBeVisible()
    const first = app.t('desk-pages:take-one', { version: 1 })
    await userEvent.click(canvas.getByRole('button', { name: first }))
    await expect(await field(playing)).toHaveValue('# Eerste')
  },
})

export const Publishing = meta.story({
  parameters: { app: { path: PATH, whole: true, situation: operator() } },
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await userEvent.type(await field(playing), '## Nieuw')
    await userEvent.click(button(playing, 'publish'))
    const question = await screen.findByRole('alertdialog')
    await expect(question).toBeVisible()
    await userEvent.click(
      screen.getAllByRole('button', { name: app.t('desk-pages:publish') }).at(-1) ?? question,
    )
    await expect(await screen.findByText(app.t('desk-pages:published'))).toBeVisible()
    await expect(await canvas.findByText(app.pattern('desk-pages:version'))).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (playing) => {
    await expect(await field(playing)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
