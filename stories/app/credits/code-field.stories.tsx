import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { CodeField } from '#app/credits/code-field.tsx'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import { and, type Scene } from '#stories/shared/situation.ts'
import { premiumMember } from '#stories/shared/situations.ts'
import { tenOff } from '#stories/shared/ten-off.ts'

const springCode = ({ world: { ports } }: Scene) =>
  ports.atomically(async ({ discounts }) => {
    await discounts.add(tenOff('SPRING10'))
    return ok(null)
  })

/** A field whose code is kept, as the page's address keeps it. */
function Kept({ onCode }: Parameters<typeof CodeField>[0]) {
  const [code, setCode] = useState<string | null>(null)
  return (
    <CodeField
      code={code}
      onCode={(next) => {
        setCode(next)
        onCode(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Credits/Discount code',
  component: CodeField,
  tags: ['!autodocs'],
  parameters: { app: { path: '/credits', situation: and(premiumMember(), springCode) } },
  args: { code: null, onCode: fn() },
  render: (args) => <Kept {...args} />,
})

export const Accepted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Discount code'), 'spring10{Enter}')
    await expect(await canvas.findByText('Code SPRING10: 10% off.')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove code' }))
    await expect(await canvas.findByLabelText('Discount code')).toBeVisible()
  },
})

export const NotFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Discount code'), 'NOTHING{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(await canvas.findByLabelText('Discount code')).toHaveValue('NOTHING')
  },
})

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }))
    await expect(await canvas.findByText('Enter a discount code.')).toBeVisible()
    await expect(args.onCode).not.toHaveBeenCalled()
  },
})
