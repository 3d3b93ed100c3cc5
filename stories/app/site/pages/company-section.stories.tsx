import { expect } from 'storybook/test'
import { visitor } from '#app/mocks/scenes/situations.ts'
import { CompanySection } from '#app/site/pages/company-section.tsx'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Pages/Company',
  component: CompanySection,
  tags: ['!autodocs'],
  parameters: { app: { path: '/', situation: visitor() } },
})

export const Whole = meta.story({
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('pages:company.kvk'))).toBeVisible()
    await expect(canvas.getAllByRole('definition')).toHaveLength(7)
    const links = (await canvas.findAllByRole('link')).map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['tel:+31850000000', 'mailto:hulp@vonk.example'])
  },
})
