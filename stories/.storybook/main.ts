import { defineMain } from '@storybook/react-vite/node'
import remarkGfm from 'remark-gfm'
import { mergeConfig } from 'vite'

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'stories/vite.config.ts' } },
  },
  stories: ['../**/*.mdx', '../**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX by itself knows no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    'msw-storybook-addon',
  ],
  features: { backgrounds: false },
  staticDirs: [
    '../../app/public',
    { from: '../../node_modules/@fontsource-variable/figtree/files', to: '/faces' },
  ],
  // A build for tests (`--test`) is the same, but for the tables of props: reading those takes half of the time.
  build: {
    test: {
      disableAutoDocs: false,
      disableBlocks: false,
      disableMDXEntries: false,
      disabledAddons: [],
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The builder leaves the `build` of a Vite config out.
  viteFinal: (config) =>
    mergeConfig(config, {
      build: {
        // The gallery is read on the spot: nobody waits for its bytes, everybody would for eight hundred small files.
        rolldownOptions: { output: { codeSplitting: false } },
        chunkSizeWarningLimit: 10_000,
        reportCompressedSize: false,
      },
    }),
  typescript: { reactDocgen: 'react-docgen' },
})
