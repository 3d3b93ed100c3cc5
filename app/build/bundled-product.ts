import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { ADDRESS } from '../mocks/product-address.ts'

const ENTRY = fileURLToPath(new URL('../mocks/product.ts', import.meta.url))
const WAITING = '<p style="margin: 2rem; font: 1rem sans-serif">Starting Vonk in this page…</p>'

/**
 * Bundles the mocks' product into one file: its five hundred modules dominated the first page load of the dev server,
 * where an edit rebuilds it and reloads the page.
 */
export function bundledProduct(): Plugin {
  return {
    name: 'vonk:bundled-product',
    async generateBundle() {
      const { code } = await bundle()
      this.emitFile({ type: 'asset', fileName: ADDRESS.slice(1), source: code })
    },
    configureServer({ middlewares, watcher, hot }) {
      // Started early, before the browser connects.
      let bundling = bundle()
      bundling.catch(() => undefined)
      watcher.on('change', async (path) => {
        const files = await bundling.then(({ files }) => files).catch(() => null)
        if (files !== null && !files.has(path)) return
        bundling = bundle()
        bundling.catch(() => undefined)
        hot.send({ type: 'full-reload' })
      })
      middlewares.use(ADDRESS, async (_, response, next) => {
        try {
          const { code } = await bundling
          response.setHeader('content-type', 'text/javascript')
          response.setHeader('cache-control', 'no-cache')
          response.end(code)
        } catch (thrown) {
          next(thrown)
        }
      })
    },
    transformIndexHtml: (html, { server }) => ({
      // A loading message while hundreds of files are fetched; React replaces it.
      html: html.replace('<div id="app">', `$&${WAITING}`),
      // Preloaded, parallel to the app's own files.
      tags: [ADDRESS, ...(server ? ['/mocks/mocks.ts'] : [])].map((href) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', href },
      })),
    }),
  }
}

type Bundle = { readonly code: string; readonly files: ReadonlySet<string> }

async function bundle(): Promise<Bundle> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      sourcemap: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  })
  const [chunk] = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  if (chunk?.type !== 'chunk') throw new Error('the product was not bundled')
  return { code: chunk.code, files: new Set(chunk.moduleIds) }
}
