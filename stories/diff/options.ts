import { parseArgs } from 'node:util'
import { MODES } from '#ui/tokens/roles.ts'
import type { ScreenName } from '../sheet/options.ts'

export type DiffOptions = {
  readonly ref: string
  readonly screen: ScreenName
  readonly mode: string
  readonly locale: string
  readonly brand: string
  /** The maximum number of stories; those next to the change come first. */
  readonly most: number
}

export const USAGE = `bun run storybook:diff <ref> [options]

  ref              a commit, branch or tag to compare the working tree with: main, HEAD~3
  --desktop        1200 pixels wide instead of a phone's 360
  --dark           instead of light
  --locale nl      the language, or pseudo
  --brand she      the niche
  --most 250       the maximum number of stories; those next to the change come first

The stories that the change reaches, side by side, in dist/diff/index.html.
It ends with 0 when that is written, 1 for such options, 2 when there is no such ref,
3 when a gallery does not build.
`

/** The parsed command line; `null` when it is invalid. */
export function diffOptionsOf(args: readonly string[]): DiffOptions | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        desktop: { type: 'boolean', default: false },
        dark: { type: 'boolean', default: false },
        locale: { type: 'string', default: 'en' },
        brand: { type: 'string', default: 'default' },
        most: { type: 'string', default: '250' },
      },
    })
    const [ref, ...others] = positionals
    const most = Number(values.most)
    if (!ref || others.length > 0 || !Number.isInteger(most) || most < 1) return null
    const [light, dark] = MODES
    return {
      ref,
      screen: values.desktop ? 'desktop' : 'phone',
      mode: values.dark ? dark : light,
      locale: values.locale,
      brand: values.brand,
      most,
    }
  } catch {
    return null
  }
}
