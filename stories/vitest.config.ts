import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, chromiumPath } from '#tests/chromium.ts'
import shared from './vite.config.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const executablePath = chromiumPath()

/** Every story as a test in a real browser: it renders, its play holds, axe finds nothing by day or by night. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: shared.plugins ?? [],
  ...(shared.optimizeDeps ? { optimizeDeps: shared.optimizeDeps } : {}),
  test: {
    isolate: false,
    // Left to itself, a machine of two cores gets one page: with two, neither core waits for the other.
    maxWorkers: Math.max(2, navigator.hardwareConcurrency - 1),
    projects: [
      {
        extends: true,
        plugins: [
          storybookTest({
            configDir: `${here}.storybook`,
            initialGlobals: { modes: 'both', motion: 'still', pictures: 'plain' },
          }),
        ],
        test: {
          name: 'stories',
          testTimeout: 60_000,
          exclude: ['**/*.mdx'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
