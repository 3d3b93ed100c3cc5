import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

/** How the gallery is built: the kit and the screens, without the app's router plugin or server. */
export default defineConfig({
  plugins: [react({ compiler: true }), vanillaExtractPlugin(), msw({ mode: 'worker-only' })],
  // Compiled styles ask for it, where nobody looks ahead; found late, it would load the page again.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
})
