import { devDependencies, version } from '../../../package.json'
import type { Description } from '../../docs/describe.ts'
import { typesOf } from './types-of.ts'

const NAME = 'vonk-client'

const PACKAGE = {
  name: NAME,
  version,
  description: 'The API of a Vonk site: its OpenAPI document, its types, and a client',
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './openapi.json': './openapi.json',
  },
  types: './index.d.ts',
  files: ['index.js', 'index.d.ts', 'api.d.ts', 'openapi.json'],
  dependencies: { 'openapi-fetch': devDependencies['openapi-fetch'] },
}

const CLIENT = `import createClient from 'openapi-fetch'

export const connect = (origin, options) => createClient({ baseUrl: origin, ...options })
`

const CLIENT_TYPES = `import type { Client, ClientOptions } from 'openapi-fetch'
import type { paths } from './api.js'

export type * from './api.js'

/** Calls the API of the site at \`origin\`. A call gives \`data\`, or \`error\`, whose \`code\` is one of the route's refusals. */
export declare function connect(
  origin: string,
  options?: Omit<ClientOptions, 'baseUrl'>,
): Client<paths>
`

const README = `# ${NAME}

The API of a Vonk site ${version}: its OpenAPI document (\`openapi.json\`), the types of every route with what it may refuse, and a
client over [openapi-fetch](https://openapi-ts.dev/openapi-fetch).

\`\`\`ts
import { connect } from '${NAME}'

const site = connect('https://vonk.example')
const { data, error, response } = await site.POST('/api/user.php', { body: { email, password } })
if (error?.code === 'login.locked') throw new Error('too many tries')
if (data) console.log(data.user.credits, response.headers.getSetCookie())
\`\`\`

A browser on the site keeps the session's cookie by itself; another program sends what it got, as \`headers: { cookie }\`.
`

/** The files of the package by name. */
export const packageFiles = async (document: Description): Promise<Record<string, string>> => ({
  'package.json': JSON.stringify(PACKAGE, null, 2),
  'openapi.json': JSON.stringify(document),
  'api.d.ts': await typesOf(document),
  'index.js': CLIENT,
  'index.d.ts': CLIENT_TYPES,
  'README.md': README,
})
