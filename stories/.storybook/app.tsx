import { definePreviewAddon } from 'storybook/internal/csf'
import type { AppSetting, OpenedApp, StoryApp } from './open-app.tsx'

type AppParameters = { app?: AppSetting }

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The world, browser, queries and place of a story with an `app` parameter. */
    app: StoryApp
  }
}

/** The running app and its story: a changed argument keeps it, another story or toolbar choice closes it. */
let running: (OpenedApp & { readonly signal: AbortSignal; readonly globals: string }) | null = null

const close = () => {
  running?.close()
  running = null
}

/** The app around every story with an `app` parameter: texts, queries, router, and the real API over memory. */
export const addonApp = () =>
  definePreviewAddon<{ parameters: AppParameters }>({
    initialGlobals: { pictures: 'drawn' },
    beforeEach: async (context) => {
      const { app: setting }: AppParameters = context.parameters
      if (!setting) return
      const { abortSignal: signal } = context
      const globals = JSON.stringify(context.globals)
      if (running?.signal !== signal || running.globals !== globals) {
        close()
        // Imported lazily, so that the kit's stories do not wait for it.
        const { openApp } = await import('./open-app.tsx')
        running = { ...(await openApp(context, setting)), signal, globals }
      }
      context.app = running.app
      return close
    },
    decorators: [(Story, { app }) => (app ? app.around(<Story />) : <Story />)],
  })
