import type { Plugin } from 'vite'

/** Answers the desk's paths with its own document in development, as the server does; files have an extension. */
export function deskPages(): Plugin {
  return {
    name: 'vonk:desk-pages',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (/^\/desk(\/[^.?]*)?(\?|$)/.test(request.url ?? '')) request.url = '/desk.html'
        next()
      })
    },
  }
}
