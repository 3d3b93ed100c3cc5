import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { textKeys } from './text-keys.ts'

const here = fileURLToPath(new URL('..', import.meta.url))

/**
 * The build of the desk, apart from the site's and beside its output: in one build its entry would decide how the
 * site's own chunks are cut. Without the React compiler: what it adds is
 * a sixth of the desk, which is as fast without it, typing in a form of seventy fields as moving in the grid of photos.
 */
export default defineConfig({
  root: here,
  build: {
    outDir: '../dist/web',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // No inlined assets: strict Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: `${here}desk.html`,
      output: {
        entryFileNames: 'assets/desk/[name]-[hash:7].js',
        // The site's build has the same texts in the same files.
        chunkFileNames: ({ name, facadeModuleId }) =>
          facadeModuleId?.endsWith('.json') && !name.startsWith('desk')
            ? 'assets/[name]-[hash:7].js'
            : 'assets/desk/[name]-[hash:7].js',
        assetFileNames: 'assets/desk/[name]-[hash:7][extname]',
      },
    },
  },
  plugins: [textKeys(), react(), vanillaExtractPlugin()],
})
