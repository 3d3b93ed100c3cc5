import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Spacer } from '#ui/layout/spacer.tsx'
import { Text } from '#ui/text/text.tsx'

const meta = preview.meta({ title: 'Kit/Layout/Spacer', component: Spacer })

export const Default = meta.story({
  render: () => (
    <Inline role="group" label="Row">
      <Text>Near</Text>
      <Spacer />
      <Text>Far</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group').getBoundingClientRect()
    await expect(canvas.getByText('Far').getBoundingClientRect().right).toBeCloseTo(row.right, 0)
  },
})
