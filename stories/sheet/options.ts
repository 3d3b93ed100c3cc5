import { parseArgs } from 'node:util'
import { MODES } from '#ui/tokens/roles.ts'

/** The screens of a sheet, with the number of tiles per row. */
export const SCREENS = {
  phone: { width: 360, height: 740, columns: 8, tile: 240 },
  desktop: { width: 1200, height: 800, columns: 4, tile: 480 },
} as const
export type ScreenName = keyof typeof SCREENS

export type Options = {
  /** Title prefixes to include; all by default. */
  readonly only: readonly string[]
  readonly screens: readonly ScreenName[]
  readonly modes: readonly string[]
  readonly locale: string
  readonly brand: string
  /** Whether to build the gallery, or to use the existing build. */
  readonly build: boolean
}

export const USAGE = `bun run storybook:sheet [title…] [options]

  title            stories whose title begins so: Credits, "Kit/Overlay/Dialog"; without one, every story
  --phone          360 pixels wide (the default)
  --desktop        1200 pixels wide; with --phone, both
  --light --dark   light is the default; both flags make both
  --locale nl      the language, or pseudo
  --brand she      the niche
  --built          take the gallery that was built before

One picture per group, in dist/sheets.
`

/** The parsed command line; `null` when it is invalid. */
export function optionsOf(args: readonly string[]): Options | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        phone: { type: 'boolean', default: false },
        desktop: { type: 'boolean', default: false },
        light: { type: 'boolean', default: false },
        dark: { type: 'boolean', default: false },
        locale: { type: 'string', default: 'en' },
        brand: { type: 'string', default: 'default' },
        built: { type: 'boolean', default: false },
      },
    })
    const screens = (['phone', 'desktop'] as const).filter((name) => values[name])
    const modes = MODES.filter((mode) => values[mode])
    const { locale, brand, built } = values
    return {
      only: positionals,
      screens: screens.length > 0 ? screens : ['phone'],
      modes: modes.length > 0 ? modes : ['light'],
      locale,
      brand,
      build: !built,
    }
  } catch {
    return null
  }
}
