import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Codes } from '#ui/primitives/codes/codes.tsx'

const meta = preview.meta({
  title: 'Kit/Data/Codes',
  component: Codes,
  args: {
    label: 'Recovery codes',
    codes: ['K3WQ7-2MZPA', 'AB2CD-EFG3H', 'ZZZZZ-22222', 'Q4RST-UVW5X', 'MNOPQ-RSTUV'],
  },
})

export const Several = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Recovery codes' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
})

export const OneLongKey = meta.story({
  args: { label: 'Key', codes: ['GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ'] },
  globals: { viewport: { value: 'phone' } },
})

export const LargeText = meta.story({ globals: { textSize: 'double' } })

export const InDark = meta.story({ globals: { mode: 'dark' } })
