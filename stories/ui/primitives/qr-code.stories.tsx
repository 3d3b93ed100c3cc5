import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { words } from '#stories/shared/controls.ts'
import { QrCode } from '#ui/primitives/qr-code/qr-code.tsx'

const meta = preview.meta({
  title: 'Kit/Data/QrCode',
  component: QrCode,
  argTypes: { text: words },
  args: { text: 'https://vonk.example', label: 'The address as a QR code' },
})

export const Short = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'The address as a QR code' })).toBeVisible()
  },
})

export const Long = meta.story({
  args: {
    text: `otpauth://totp/Vonk:mia%40vonk.example?secret=${'ABCD2345'.repeat(4)}&issuer=Vonk`,
  },
})

/** Dark on light all the same: cameras do not read the reverse. */
export const InDark = meta.story({ globals: { mode: 'dark' } })
