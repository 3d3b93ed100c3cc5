import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

/** The build of the gallery: the kit and the screens, without the app's router plugin or server. */
export default defineConfig({
  plugins: [react({ compiler: true }), vanillaExtractPlugin(), msw({ mode: 'worker-only' })],
  // Compiled styles import it, which dependency scanning misses; found late, it would reload the page.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
})
