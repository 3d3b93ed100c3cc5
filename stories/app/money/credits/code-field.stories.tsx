import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { and, type Scene } from '#app/mocks/scenes/situation.ts'
import { premiumMember } from '#app/mocks/scenes/situations.ts'
import { CodeField } from '#app/money/credits/code-field.tsx'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import type { Playing } from '#stories/shared/playing.ts'
import { tenOff } from '#stories/shared/ten-off.ts'

const springCode = ({ world: { ports } }: Scene) =>
  ports.atomically(async ({ discounts }) => {
    await discounts.add(tenOff('SPRING10'))
    return ok(null)
  })

/** A field with its code in state, as the page keeps it in its URL. */
function Stateful({ onCode }: Parameters<typeof CodeField>[0]) {
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
  render: (args) => <Stateful {...args} />,
})

/** Enters this spring's code. */
async function applied({ app, canvas, userEvent }: Playing) {
  const field = await canvas.findByLabelText(app.t('credits:code.label'))
  await userEvent.type(field, 'spring10{Enter}')
  const values = { code: 'SPRING10', percent: app.format.percent(10) }
  return canvas.findByText(app.t('credits:code.applied', values), { collapseWhitespace: false })
}

export const Accepted = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await expect(await applied({ app, canvas, userEvent })).toBeVisible()
  },
})

/** What is pasted stays, and is not cut to another code. */
export const TooLong = meta.story({
  play: async ({ app, args, canvas, userEvent }) => {
    const field = await canvas.findByLabelText(app.t('credits:code.label'))
    const pasted = 'SPRING'.repeat(20)
    await userEvent.click(field)
    await userEvent.paste(pasted)
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue(pasted)
    await expect(field).toHaveAccessibleDescription(app.t('too-long', { limit: 60 }))
    await expect(args.onCode).not.toHaveBeenCalled()
  },
})

export const Removed = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await applied({ app, canvas, userEvent })
    const remove = { name: app.t('credits:code.remove') }
    await userEvent.click(await canvas.findByRole('button', remove))
    await expect(await canvas.findByLabelText(app.t('credits:code.label'))).toBeVisible()
  },
})

export const NotFound = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText(app.t('credits:code.label')),
      'NOTHING{Enter}',
    )
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(await canvas.findByLabelText(app.t('credits:code.label'))).toHaveValue('NOTHING')
  },
})

export const Empty = meta.story({
  play: async ({ app, args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('credits:code.apply') }))
    await expect(await canvas.findByText(app.t('credits:code.empty'))).toBeVisible()
    await expect(args.onCode).not.toHaveBeenCalled()
  },
})
