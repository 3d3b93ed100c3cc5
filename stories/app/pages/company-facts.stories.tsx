import { expect } from 'storybook/test'
import { CompanyFacts } from '#app/pages/company-facts.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { visitor } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Pages/Company',
  component: CompanyFacts,
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
