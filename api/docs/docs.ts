import { swagger } from '@elysiajs/swagger'
import { Elysia } from 'elysia'
import { version } from '../../package.json'
import { type Description, described } from './describe.ts'

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Vonk API</title>
    <link rel="stylesheet" href="/swagger/swagger-ui.css" />
  </head>
  <body>
    <div id="ui"></div>
    <script src="/swagger/swagger-ui-bundle.js"></script>
    <script src="/swagger/start.js"></script>
  </body>
</html>`

const START = `SwaggerUIBundle({ url: '/swagger/json', dom_id: '#ui', deepLinking: true })`

/** The page creates inline styles; it shows no member data. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"

const SPEC = '/swagger/json'

const asset = (name: string) =>
  new Response(Bun.file(new URL(`../../node_modules/swagger-ui-dist/${name}`, import.meta.url)), {
    headers: { 'cache-control': 'no-cache' },
  })

/** OpenAPI documentation at /swagger, without third-party requests. */
export const docs = () =>
  new Elysia({ name: 'docs' })
    .onAfterHandle(({ path, responseValue }) =>
      // The plugin returns an OpenAPI document there.
      path === SPEC ? described(responseValue as Description) : undefined,
    )
    .use(
      swagger({
        path: '/swagger/ui',
        specPath: SPEC,
        // By default paths with a dot are hidden, but `/api/user.php` is the public contract.
        excludeStaticFile: false,
        exclude: [/^\/swagger/, '/*', '/api/events'],
        documentation: {
          info: {
            title: 'Vonk',
            version,
            description: 'A dating and chat site that is honest by construction.',
          },
        },
      }),
    )
    // Replaces the plugin's own page, which loads scripts from another host.
    .get('/swagger/ui', ({ redirect }) => redirect('/swagger'))
    .get('/swagger', ({ set }) => {
      set.headers['content-security-policy'] = POLICY
      set.headers['content-type'] = 'text/html; charset=utf-8'
      return PAGE
    })
    .get('/swagger/start.js', ({ set }) => {
      set.headers['content-type'] = 'text/javascript; charset=utf-8'
      return START
    })
    .get('/swagger/swagger-ui.css', () => asset('swagger-ui.css'))
    .get('/swagger/swagger-ui-bundle.js', () => asset('swagger-ui-bundle.js'))
