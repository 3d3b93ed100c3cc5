import { defineConfig } from '@playwright/test'
import { quickBrowser } from '../chromium.ts'
import { FOLDER, FRAME, PORT, ROOT } from './built.ts'

/** Every story as a test in a real browser: it renders, its play holds, axe finds nothing by day or by night. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  outputDir: '../../dist/stories',
  reporter: 'list',
  use: {
    locale: 'en-US',
    // By this name the preview ends animations where it would wait for them.
    userAgent: 'StorybookTestRunner',
    launchOptions: quickBrowser(),
  },
  webServer: {
    command: `vite preview --outDir ${FOLDER} --port ${PORT} --strictPort --logLevel warn`,
    cwd: ROOT,
    url: FRAME,
    reuseExistingServer: false,
    timeout: 30_000,
  },
})
