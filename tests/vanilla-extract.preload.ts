/** Lets `bun test` import `.css.ts` files: class names without CSS. */
import { relative } from 'node:path'
import { plugin } from 'bun'

const root = new URL('..', import.meta.url).pathname
const IMPORTS = /^((?:import[^']*'[^']*'\n)*)/

plugin({
  name: 'vanilla-extract',
  setup(build) {
    build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
      const source = await Bun.file(path).text()
      const scope = `scope.setFileScope(${JSON.stringify(relative(root, path))}, 'vonk');\n`
      const contents = [
        `import '@vanilla-extract/css/disableRuntimeStyles';\n`,
        `import * as scope from '@vanilla-extract/css/fileScope';\n`,
        source.replace(IMPORTS, (imports) => `${imports}${scope}`),
        `\nscope.endFileScope();`,
      ].join('')
      return { loader: 'ts', contents }
    })
  },
})
