import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { BREAKPOINTS, RADII, SPACES } from '#ui/tokens/scale.ts'
import { vars } from '#ui/tokens/vars.css.ts'

const meta = preview.meta({ title: 'Foundations/Shape' })

export const Space = meta.story({
  render: () => (
    <Stack gap="s">
      {Object.entries(SPACES).map(([name, pixels]) => (
        <Inline key={name} gap="m">
          <div style={{ inlineSize: pixels, blockSize: 16, background: vars.color.ember }} />
          <Text as="span" size="s">
            {name} · {pixels} px
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const [name, pixels] of Object.entries(SPACES)) {
      await expect(await canvas.findByText(`${name} · ${pixels} px`)).toBeVisible()
    }
  },
})

export const Radius = meta.story({
  render: () => (
    <Inline gap="l">
      {Object.entries(RADII).map(([name, pixels]) => (
        <div
          key={name}
          style={{
            inlineSize: 144,
            padding: 24,
            borderRadius: pixels,
            background: vars.color.surface,
            border: `1px solid ${vars.color.lineStrong}`,
          }}
        >
          {name} · {pixels}
        </div>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('card · 14')).toHaveStyle({ borderRadius: '14px' })
  },
})

export const Shadow = meta.story({
  render: () => (
    <Inline gap="xl">
      {(['low', 'high'] as const).map((level) => (
        <div
          key={level}
          style={{
            inlineSize: 176,
            padding: 32,
            borderRadius: vars.radius.card,
            background: vars.color.surface,
            boxShadow: vars.shadow[level],
          }}
        >
          {level}
        </div>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('high')).boxShadow).not.toBe('none')
  },
})

export const Breakpoints = meta.story({
  render: () => (
    <Stack as="ul" role="list" gap="xs">
      {Object.entries(BREAKPOINTS).map(([name, pixels]) => (
        <li key={name}>
          from {name}: {pixels} px
        </li>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'from s: 576 px',
      'from m: 768 px',
      'from l: 992 px',
      'from xl: 1200 px',
    ])
  },
})
