import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { contrast } from '#ui/tokens/contrast.ts'
import { COLOR_USES, designTokens, leastContrast } from '#ui/tokens/design-tokens.ts'
import { tokenName } from '#ui/tokens/names.ts'
import { palette } from '#ui/tokens/palette.ts'
import { type ColorRole, type Pair, SHAPE_PAIRS, TEXT_PAIRS } from '#ui/tokens/roles.ts'
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

/** A name or value as one writes it, copied when it is pressed. */
function Copied({ text }: { readonly text: string }) {
  return (
    <button
      type="button"
      title="Copy"
      onClick={() => void navigator.clipboard.writeText(text)}
      style={{ padding: '4px 0', border: 0, background: 'none', color: 'inherit', font: 'inherit' }}
    >
      {text}
    </button>
  )
}

type Colors = ReturnType<typeof palette>

/** Text has its least contrast with its grounds, a shape with what is around it, a ground with the text on it. */
function contrastOf(colors: Colors, role: ColorRole): string {
  const asText = leastContrast(colors, role)
  if (asText !== null) return asText.toFixed(1)
  const least = (pairs: readonly Pair[]) =>
    Math.min(...pairs.map(([front, back]) => contrast(colors[front], colors[back]))).toFixed(1)
  const shapes = SHAPE_PAIRS.filter(([front]) => front === role)
  if (shapes.length > 0) return `${least(shapes)} as a shape`
  const grounds = TEXT_PAIRS.filter(([, back]) => back === role)
  return grounds.length > 0 ? `${least(grounds)} under text` : 'decorates only'
}

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
            {['Token: press to copy', 'Value', 'Least contrast', 'For'].map((head) => (
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
                <Copied text={`vars.color.${role}`} />
                <br />
                <Copied text={`--${tokenName(['color', role])}`} />
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
                <Copied text={colors[role]} />
              </td>
              <td style={cell}>{contrastOf(colors, role)}</td>
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

/** A value as a style sheet has it. */
function written(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.values(value).join(' ')
}

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
              <Copied text={`vars.${group}.${name}`} /> ·{' '}
              <Copied text={`--${tokenName([group, name])}`} /> · {written($value)}
            </Text>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'vars.space.m' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '--space-m' })).toBeVisible()
  },
})
