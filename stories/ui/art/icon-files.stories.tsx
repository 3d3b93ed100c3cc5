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

const LARGE = Object.values(icons).reduce((most, icon) => (icon.size > most.size ? icon : most))

/** How the home screens of phones cut an icon. */
const CUTS = { Rounded: '22%', Squircle: '38%', Circle: '50%' } as const

/** As one sees it among other apps: cut by the phone, at the size of a thumb, with its name below. */
export const OnAHomeScreen = meta.story({
  render: () => (
    <ul
      aria-label="Home screen"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 24,
        inlineSize: 'min(100%, 320px)',
        padding: '48px 24px 160px',
        borderRadius: 32,
        background: 'linear-gradient(160deg, #23445a, #12202b)',
        color: '#ffffff',
        textAlign: 'center',
      }}
    >
      {Object.entries(CUTS).map(([cut, borderRadius]) => (
        <li key={cut}>
          <img
            src={`/icons/${LARGE.name}`}
            alt={cut}
            width={64}
            height={64}
            style={{ borderRadius, marginInline: 'auto' }}
          />
          Vonk
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const cut of Object.keys(CUTS)) {
      const icon = canvas.getByRole<HTMLImageElement>('img', { name: cut })
      await waitFor(() => expect(icon.naturalWidth).toBeGreaterThan(0))
    }
  },
})

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
