import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { variantOf } from '#stories/shared/controls.ts'
import { KindLabel } from '#ui/patterns/kind-label/kind-label.tsx'
import { ICONS } from '#ui/primitives/icon/icons.ts'

const meta = preview.meta({
  title: 'Kit/People/KindLabel',
  component: KindLabel,
  parameters: {
    grid: {
      rows: {
        'words only': {},
        fictional: { icon: 'fictional' },
        cam: { icon: 'camera', label: 'Cam profile' },
      },
    },
  },
  argTypes: { icon: variantOf(ICONS) },
  args: { label: 'Fictional profile' },
})

export const Fictional = meta.story({
  args: { icon: 'fictional' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fictional profile')).toBeVisible()
  },
})

export const Cam = meta.story({ args: { label: 'Cam profile of a partner site', icon: 'video' } })

export const Demo = meta.story({ args: { label: 'Demo member, answers by script', icon: 'info' } })

export const LongAndLarge = meta.story({
  args: { label: 'Fiktives Profil ohne Möglichkeit zu einem persönlichen Treffen' },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const label = await canvas.findByText(/Fiktives Profil/)
    await expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
})
