import { expect } from 'storybook/test'
import { FilterForm } from '#app/discovery/search/filter-form.tsx'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import type { Filters } from '#core/discovery/searching/filters.ts'
import preview from '#stories/.storybook/preview.tsx'

const FILTERS: Filters = { gender: 'male', country: 'NL', maxAge: 40, withPhoto: true }

const meta = preview.meta({
  title: 'Search/Form without scripts',
  component: FilterForm,
  tags: ['!autodocs'],
  parameters: { app: { path: '/members', situation: freeMember() } },
  args: { filters: FILTERS },
})

export const SendsWhatIsChosen = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const form = await canvas.findByRole<HTMLFormElement>('form', {
      name: app.t('members:filters.title'),
    })
    const field = await canvas.findByLabelText(app.t('members:age.youngest'))
    await userEvent.type(field, '30')
    await userEvent.click(canvas.getByRole('radio', { name: app.t('members:gender.women') }))
    const sent = Object.fromEntries(new FormData(form))
    await expect(sent).toMatchObject({
      gender: 'female',
      country: 'NL',
      min_age: '30',
      max_age: '40',
      photo: 'true',
    })
  },
})
