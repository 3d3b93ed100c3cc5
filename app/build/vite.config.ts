import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { bundledProduct } from './bundled-product.ts'
import { chunkGroups } from './chunks.ts'
import { deskPages } from './desk-pages.ts'

const here = fileURLToPath(new URL('..', import.meta.url))

/** Keep the group's chunk name short: pages repeat it. */
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
  // The dev server proxies to the real one (same origin); with mocks there is none.
  server: {
    // Without edits, the browser may cache the hundreds of files.
    ...(process.env.UNEDITED && { headers: { 'cache-control': 'max-age=3600' } }),
    ...(mode !== 'mocks' && { proxy: toServer() }),
    // The first page loads hundreds of files: warm them up.
    warmup: {
      clientFiles: [
        'main.tsx',
        'home/home-screen.tsx',
        'layouts/default-layout.tsx',
        ...(mode === 'mocks' ? ['mocks/mocks.ts'] : []),
      ],
    },
  },
  build: isSsrBuild
    ? {
        // The SSR build, with dependencies bundled.
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
        // No inlined assets: strict Content-Security-Policy.
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
    // The dependency scanner misses it; a late discovery reloads the first page.
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
    deskPages(),
    ...(mode === 'mocks' ? [msw({ mode: 'worker-only' }), bundledProduct()] : []),
  ],
}))
