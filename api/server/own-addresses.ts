import { relative } from 'node:path'

const WHEN_MAIN = /^if \(import\.meta\.main\) .*$/m
const OWN = /\/(?:adapters|api|core)\/.*\.ts$/

/**
 * For a bundle in a folder: a file finds others relative to where it was, not to the bundle, which may have been moved
 * with all of it. Only the file that is started is the main one.
 */
export const ownAddresses = (
  folder: string,
  isMain: (path: string) => boolean = () => true,
): Bun.BunPlugin => ({
  name: 'own addresses',
  setup(build) {
    build.onLoad({ filter: OWN }, async ({ path }) => {
      const text = await Bun.file(path).text()
      const own = `new URL(${JSON.stringify(relative(folder, path))}, Bun.pathToFileURL(Bun.main)).href`
      const contents = text.replaceAll('import.meta.url', own)
      return {
        loader: 'ts',
        contents: isMain(path) ? contents : contents.replace(WHEN_MAIN, ''),
      }
    })
  },
})
