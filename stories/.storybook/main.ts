import { existsSync } from 'node:fs'
import { defineMain } from '@storybook/react-vite/node'
import remarkGfm from 'remark-gfm'
import type { StoryIndex } from 'storybook/internal/types'
import { mergeConfig } from 'vite'
import { WHAT_CHANGED } from './changes-folder.ts'
import { searchable } from './searchable-index.ts'

const DIFF = new URL('../../dist/diff/report.json', import.meta.url)

/** What writes the index of the gallery, as a build and the dev server ask it. */
type IndexGenerator = { getIndex: () => Promise<StoryIndex> }

/** The files of stories that a change reaches (`check --changed`), from the root of the project; without them all. */
const reached = process.env.REACHED_STORIES?.split(',').map((file) => `../../${file}`)

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'stories/vite.config.ts' } },
  },
  stories: reached ?? ['../**/*.mdx', '../**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX has no tables by default.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    'msw-storybook-addon',
  ],
  storyIndexGenerator: (generator: IndexGenerator) => {
    const { getIndex } = generator
    generator.getIndex = async () => searchable(await getIndex.call(generator))
    return generator
  },
  // The bar has room for the choices of this gallery.
  features: { backgrounds: false, measure: false, outline: false },
  staticDirs: [
    '../../app/public',
    { from: '../../node_modules/@fontsource-variable/figtree/files', to: '/faces' },
    { from: '../../node_modules/@fontsource-variable/fraunces/files', to: '/display-faces' },
    // What `bun run storybook:diff` made, if it did.
    ...(existsSync(DIFF) ? [{ from: '../../dist/diff', to: `/${WHAT_CHANGED}` }] : []),
  ],
  // A build for tests (`--test`) is the same without tables of props, which take half of the time.
  build: {
    test: {
      disableAutoDocs: false,
      disableBlocks: false,
      disableMDXEntries: false,
      disabledAddons: [],
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The builder ignores `build` of a Vite config.
  viteFinal: (config) =>
    mergeConfig(config, {
      build: {
        // The gallery is used locally: size does not matter, eight hundred small files would.
        rolldownOptions: { output: { codeSplitting: false } },
        chunkSizeWarningLimit: 10_000,
        reportCompressedSize: false,
      },
    }),
  typescript: { reactDocgen: 'react-docgen' },
})
