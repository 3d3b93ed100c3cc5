import { expect, waitFor } from 'storybook/test'
import { MAIL_MARK } from '#adapters/mail/mail-mark.ts'
import preview from '#stories/.storybook/preview.tsx'
import { ICON_FILES } from '#ui/art/mark/icon-files.ts'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { palette } from '#ui/tokens/palette.ts'

const meta = preview.meta({ title: 'Identity/Icons' })

const { mail, favicon, ...icons } = ICON_FILES
const { ember, ink } = palette('default', 'light')

/** Each as a home screen, a tab, a status bar or a mail shows it; the transparent ones on such a ground. */
const SHOWN = [
  ...Object.values(icons).map(({ name, size }) => ({
    name,
    size,
    src: `/icons/${name}`,
    ground: name.startsWith('badge') ? ink : 'transparent',
  })),
  { name: favicon.name, size: favicon.size, src: `/${favicon.name}`, ground: 'transparent' },
  { name: 'favicon.svg', size: 48, src: '/icons/favicon.svg', ground: 'transparent' },
  {
    name: mail.name,
    size: mail.size,
    src: `data:image/png;base64,${MAIL_MARK}`,
    ground: ember,
  },
]

/** One mark, wherever a file of it is shown. */
export const EveryFile = meta.story({
  render: () => (
    <Grid as="ul" label="Icons" cell="fact" gap="l">
      {SHOWN.map(({ name, size, src, ground }) => (
        <Stack key={name} as="li" gap="xs">
          <img
            src={src}
            alt=""
            width={Math.min(size, 128)}
            height={Math.min(size, 128)}
            style={{ background: ground }}
          />
          <Text as="span" size="s" tone="muted">
            {`${name}, ${size} px`}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(SHOWN.length)
    await waitFor(() => {
      for (const picture of canvasElement.querySelectorAll('img'))
        expect(picture.naturalWidth).toBeGreaterThan(0)
    })
  },
})
