import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { ICONS, type IconName } from '#ui/primitives/icon/icons.ts'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const meta = preview.meta({ title: 'Foundations/Icons' })

const NAMES = Object.keys(ICONS).filter((name): name is IconName => name in ICONS)

/** Named by meaning, so that a meaning has one icon. */
export const All = meta.story({
  render: () => (
    <Grid as="ul" label="Icons" cell="icon" gap="l">
      {NAMES.map((name) => (
        <Stack key={name} as="li" gap="xs" align="center">
          <Icon name={name} size="l" />
          <Text as="span" size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(NAMES.length)
  },
})
