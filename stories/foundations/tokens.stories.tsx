import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { COLOR_USES, designTokens, leastContrast } from '#ui/tokens/design-tokens.ts'
import { tokenName } from '#ui/tokens/names.ts'
import { palette } from '#ui/tokens/palette.ts'
import type { ColorRole } from '#ui/tokens/roles.ts'
import { vars } from '#ui/tokens/vars.css.ts'
import { type Look, lookOf } from './look-of.ts'

const meta = preview.meta({ title: 'Foundations/Tokens' })

const cell = {
  padding: '8px 16px 8px 0',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const

const ROLES = Object.keys(COLOR_USES) as ColorRole[]

function Colours({ brand, mode }: Look) {
  const colors = palette(brand, mode)
  return (
    <Stack gap="l">
      <Heading level={1}>Tokens of colour</Heading>
      <Text tone="muted">
        Of the brand and mode chosen above. For Figma or Penpot: bun run tokens writes all of them
        as files.
      </Text>
      <table style={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {['Token', 'Value', 'Least contrast', 'For'].map((head) => (
              <th key={head} scope="col" style={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROLES.map((role) => (
            <tr key={role}>
              <th scope="row" style={cell}>
                vars.color.{role}
              </th>
              <td style={cell}>
                <span
                  style={{
                    display: 'inline-block',
                    inlineSize: 20,
                    blockSize: 20,
                    marginInlineEnd: 8,
                    verticalAlign: 'middle',
                    borderRadius: 6,
                    border: `1px solid ${vars.color.lineStrong}`,
                    background: colors[role],
                  }}
                />
                {colors[role]}
              </td>
              <td style={cell}>{leastContrast(colors, role)?.toFixed(1)}</td>
              <td style={cell}>{COLOR_USES[role]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  )
}

/** Every colour by its name in code: value, contrast, use. */
export const OfColour = meta.story({
  render: (_, { globals }) => <Colours {...lookOf(globals)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(ROLES.length + 1)
    await expect(canvas.getByText('vars.color.ember')).toBeVisible()
  },
})

const { color: _, ...OTHERS } = designTokens('default', 'light')

/** Every other value by its name in code and in a style sheet. */
export const OfEverythingElse = meta.story({
  render: () => (
    <Stack gap="l">
      {Object.entries(OTHERS).map(([group, tokens]) => (
        <Stack key={group} gap="xs">
          <Heading level={2}>{group}</Heading>
          {Object.entries(tokens).map(([name, { $value }]) => (
            <Text key={name} size="s">
              vars.{group}.{name} · --{tokenName([group, name])} · {JSON.stringify($value)}
            </Text>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^vars\.space\.m · --space-m/)).toBeVisible()
  },
})
