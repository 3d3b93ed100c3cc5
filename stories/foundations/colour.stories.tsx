import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { expectDifferent } from '#stories/shared/alike.ts'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { deriveBrand } from '#ui/tokens/brand.ts'
import { contrast, type Hex, TEXT_CONTRAST } from '#ui/tokens/contrast.ts'
import { BRANDS, palette } from '#ui/tokens/palette.ts'
import { type ColorRole, type Mode, SHAPE_PAIRS, SHARED, TEXT_PAIRS } from '#ui/tokens/roles.ts'
import { type Look, lookOf } from './look-of.ts'
import { Swatch } from './swatch.tsx'

const meta = preview.meta({ title: 'Foundations/Colour' })

function Pairs({ brand, mode }: Look) {
  const colors = palette(brand, mode)
  return (
    <Stack gap="l">
      <Heading level={1}>Text on its ground</Heading>
      <Text tone="muted">
        Ember means people, something new, the one main action. Teal means money and truth. Neither
        is ever used for the other. Every pair below holds 4.5 : 1.
      </Text>
      <Grid as="ul" label="Text on its ground" cell="card">
        {TEXT_PAIRS.map(([front, back]) => (
          <Swatch
            key={`${front} ${back}`}
            name={`${front} on ${back}`}
            front={colors[front]}
            back={colors[back]}
            least={TEXT_CONTRAST}
          />
        ))}
      </Grid>
    </Stack>
  )
}

function Shapes({ brand, mode }: Look) {
  const colors = palette(brand, mode)
  return (
    <Stack gap="l">
      <Heading level={1}>Shapes one must see</Heading>
      <Text tone="muted">Borders of fields, filled buttons, the focus ring: at least 3 : 1.</Text>
      <Grid as="ul" label="Shapes" cell="card">
        {SHAPE_PAIRS.map(([front, back]) => (
          <li
            key={`${front} ${back}`}
            style={{ background: colors[back], padding: 16, borderRadius: 14, color: colors.ink }}
          >
            <div style={{ border: `6px solid ${colors[front]}`, borderRadius: 6, blockSize: 40 }} />
            {front} on {back}
          </li>
        ))}
      </Grid>
    </Stack>
  )
}

type Asked = { readonly ember: Hex; readonly mode: Mode }

/** A site's requested colour, its colours in light and dark mode, and the reported difference. */
function OwnColour({ ember, mode }: Asked) {
  const derived = deriveBrand(ember)
  if (!derived) return null
  const { family, corrections } = derived
  const colors = { ...SHARED[mode], ...family[mode] }
  return (
    <Stack gap="l">
      <Heading level={1}>A colour of one’s own</Heading>
      <Text tone="muted">
        A site gives one colour in its settings (brand_colours). The others are derived, by day and
        by night. A colour that cannot be read is moved as little as it takes, and the log says so.
      </Text>
      <Grid as="ul" label="What it becomes" cell="card">
        <Swatch
          name={`asked for: ${ember}`}
          front={contrast('#ffffff', ember) < TEXT_CONTRAST ? '#000000' : '#ffffff'}
          back={ember}
          least={TEXT_CONTRAST}
        />
        {EMBER_PAIRS.map(([front, back]) => (
          <Swatch
            key={`${front} ${back}`}
            name={`${front} on ${back}`}
            front={colors[front]}
            back={colors[back]}
            least={TEXT_CONTRAST}
          />
        ))}
      </Grid>
      {corrections.map(({ role, asked, used, contrast: had }) => (
        <Text key={role}>
          {`${role}: ${asked} had ${had.toFixed(2)} : 1 and cannot be read. ${used} stands in for it.`}
        </Text>
      ))}
    </Stack>
  )
}

const EMBER_PAIRS = TEXT_PAIRS.filter((pair) => pair.some((role) => /ember/i.test(role)))

export const TextOnItsGround = meta.story({
  render: (_, { globals }) => <Pairs {...lookOf(globals)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(TEXT_PAIRS.length)
    await expect(canvas.queryByText(/too little/)).toBeNull()
  },
})

export const ShapesOneMustSee = meta.story({
  render: (_, { globals }) => <Shapes {...lookOf(globals)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(SHAPE_PAIRS.length)
  },
})

export const AColourNobodyCouldRead = meta.story({
  render: (_, { globals }) => <OwnColour ember="#ffe600" mode={lookOf(globals).mode} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/too little/)).not.toBeInTheDocument()
    await expect(await canvas.findByText(/^ember: #ffe600 had 1\.\d\d : 1/)).toBeVisible()
  },
})

export const AColourThatReads = meta.story({
  render: (_, { globals }) => <OwnColour ember="#7b2d6b" mode={lookOf(globals).mode} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/too little|stands in/)).not.toBeInTheDocument()
  },
})

const EMBER: readonly ColorRole[] = ['ember', 'emberStrong', 'emberText', 'emberSoft']

export const SevenBrands = meta.story({
  render: (_, { globals }) => (
    <Grid as="ul" label="Brands" cell="card">
      {BRANDS.map((brand) => {
        const colors = palette(brand, lookOf(globals).mode)
        return (
          <li key={brand} data-brand={brand}>
            <Stack gap="xs">
              <Heading level={2} size="l" tone="ember">
                {brand}
              </Heading>
              <div style={{ display: 'flex', gap: 4 }}>
                {EMBER.map((role) => (
                  <span
                    key={role}
                    title={`${role} ${colors[role]}`}
                    style={{ background: colors[role], blockSize: 56, flex: 1, borderRadius: 6 }}
                  />
                ))}
              </div>
              <Text size="xs" tone="muted">
                {EMBER.map((role) => colors[role]).join(' ')}
              </Text>
            </Stack>
          </li>
        )
      })}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const colors = canvas.getAllByRole('heading').map((heading) => getComputedStyle(heading).color)
    await expectDifferent(colors)
  },
})
