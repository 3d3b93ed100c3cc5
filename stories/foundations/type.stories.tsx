import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Divider } from '#ui/primitives/layout/divider.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { TEXT_SIZES, type TextSize, WEIGHTS, type Weight } from '#ui/tokens/scale.ts'
import { vars } from '#ui/tokens/vars.css.ts'

const meta = preview.meta({ title: 'Foundations/Type' })

const SIZES = Object.keys(TEXT_SIZES).filter((name): name is TextSize => name in TEXT_SIZES)
const HEAVY = Object.keys(WEIGHTS).filter((name): name is Weight => name in WEIGHTS)

export const Scale = meta.story({
  render: () => (
    <Stack gap="m">
      {SIZES.map((size) => (
        <Stack key={size} gap="xxs">
          <Text size="xs" tone="muted">
            {size} · {TEXT_SIZES[size]} px
          </Text>
          <div style={{ fontSize: vars.text[size], lineHeight: 1.2 }}>Who lights your evening?</div>
          <Divider />
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const shown = canvas
      .getAllByText('Who lights your evening?')
      .map((line) => Number.parseFloat(getComputedStyle(line).fontSize))
    await expect(shown).toEqual(Object.values(TEXT_SIZES))
  },
})

export const TwoFaces = meta.story({
  render: () => (
    <Stack gap="l">
      <Heading level={1} size="xxxl">
        Fraunces speaks up: headlines and names
      </Heading>
      {HEAVY.map((weight) => (
        <Text key={weight} size="l" weight={weight}>
          Figtree does the rest, {weight} ({WEIGHTS[weight]}): ąčęłńøřşžß 0123456789 € 39,99
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    const families = loaded.map(({ family }) => family.replaceAll('"', ''))
    await expect(families).toEqual(
      expect.arrayContaining(['Fraunces Variable', 'Figtree Variable']),
    )
    await expect(await canvas.findByRole('heading')).toBeVisible()
  },
})

const PANGRAM = 'Waxy fjords vex the quick, bold gymnast who picks up zinc.'

/** Text has the same size before and after the web font loads: no layout shift. */
export const BeforeTheFontArrives = meta.story({
  render: () => (
    <Stack gap="m">
      <div style={{ fontFamily: "'Fraunces Variable'", fontSize: 35, fontWeight: 560 }}>
        {PANGRAM}
      </div>
      <div style={{ fontFamily: "'Fraunces Fallback', serif", fontSize: 35 }}>{PANGRAM}</div>
      <div style={{ fontFamily: "'Figtree Variable'" }}>{PANGRAM}</div>
      <div style={{ fontFamily: "'Figtree Fallback', sans-serif" }}>{PANGRAM}</div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const adjusted = [...document.fonts].filter((face) => face.family.includes('Fallback'))
    await expect(adjusted).toHaveLength(2)
    await expect(await canvas.findAllByText(PANGRAM)).toHaveLength(4)
  },
})
