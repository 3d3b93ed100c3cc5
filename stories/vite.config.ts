import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { PACKAGES } from './packages.ts'

/** How the gallery is built: the kit and the screens, without the app's router plugin or server. */
export default defineConfig({
  plugins: [react({ compiler: true }), vanillaExtractPlugin(), msw({ mode: 'worker-only' })],
  optimizeDeps: { include: PACKAGES },
  // The gallery is read on the spot: nobody waits for its bytes, everybody waits for its build.
  build: { reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
})
