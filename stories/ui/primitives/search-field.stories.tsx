import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { SearchField } from '#ui/primitives/field/search-field.tsx'
import { Stateful } from '../stateful.tsx'

const meta = preview.meta({
  title: 'Kit/Field/SearchField',
  component: SearchField,
  args: {
    label: 'Place',
    clearLabel: 'Empty the field',
    value: '',
    onValueChange: () => undefined,
  },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, setValue) => <SearchField {...args} value={value} onValueChange={setValue} />}
    </Stateful>
  ),
})

export const Empty = meta.story({
  args: { placeholder: 'Town or region' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Place' }), 'Utr')
    await expect(await canvas.findByRole('button', { name: 'Empty the field' })).toBeVisible()
  },
})

export const Emptied = meta.story({
  args: { value: 'Utrecht' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Empty the field' }))
    const field = await canvas.findByRole('searchbox')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
})
