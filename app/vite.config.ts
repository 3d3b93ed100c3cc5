import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))

/** What every first page needs anyway, in one file instead of twenty. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next|@tanstack[\\/](react-router|router-core|history|store|react-store))[\\/]/

/** The store of what the API answered; no page does without. */
const DATA = /node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/]/

/** What every route says of itself; its component comes when it is shown. */
const ROUTES = /[\\/]app[\\/](route-tree\.gen\.ts|routes[\\/][^?]*\.tsx)$/

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
      clientFiles: mode === 'mocks' ? ['main.tsx', 'mocks.ts', '../api/world.ts'] : ['main.tsx'],
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
            codeSplitting: {
              groups: [
                { name: 'vendor', priority: 10, test: VENDOR },
                { name: 'data', priority: 9, test: DATA },
                { name: 'routes', priority: 8, test: ROUTES },
              ],
            },
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
