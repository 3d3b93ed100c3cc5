import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunks.ts'

const here = fileURLToPath(new URL('..', import.meta.url))

/** A group's name goes on with whom it is for, which every page that asks for the file would say. */
const short = (name: string) => (name.includes('~') ? name.split('~')[0] : '[name]')

function toServer() {
  const target = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`
  return Object.fromEntries(
    ['/api', '/photos', '/sandbox', '/dev', '/swagger'].map((path) => [
      path,
      { target, ws: path === '/api' },
    ]),
  )
}

export default defineConfig(({ mode, isSsrBuild }) => ({
  root: here,
  // The dev server asks the real one, so that both live under one origin; mocks have none behind them.
  server: {
    // Where nobody edits, a browser need not ask for hundreds of files again at every page.
    ...(process.env.UNEDITED && { headers: { 'cache-control': 'max-age=3600' } }),
    ...(mode !== 'mocks' && { proxy: toServer() }),
    // The first page asks for hundreds of files; they are made ready before somebody opens it.
    warmup: {
      clientFiles:
        mode === 'mocks' ? ['main.tsx', 'mocks/mocks.ts', '../api/world.ts'] : ['main.tsx'],
    },
  },
  build: isSsrBuild
    ? {
        // What renders pages on the server, with everything it needs in its own files.
        outDir: '../dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'es2024',
      }
    : {
        outDir: '../dist/web',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        // Nothing inline, so that the page can keep a strict Content-Security-Policy.
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups() },
            chunkFileNames: ({ name }) => `assets/${short(name)}-[hash:7].js`,
            assetFileNames: ({ names: [name = ''] }) => `assets/${short(name)}-[hash:7][extname]`,
          },
        },
      },
  ssr: { noExternal: true },
  optimizeDeps: {
    // The scanner misses it, and finding it late reloads the first page.
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: `${here}routes`,
      generatedRouteTree: `${here}route-tree.gen.ts`,
      quoteStyle: 'single',
    }),
    react({ compiler: true }),
    vanillaExtractPlugin(),
    ...(mode === 'mocks' ? [msw({ mode: 'worker-only' })] : []),
  ],
}))
