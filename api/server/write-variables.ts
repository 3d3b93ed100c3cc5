/** `bun run docs:variables`: writes the reference of environment variables into `api/OPERATING.md`. */
import { withReference } from './variables.ts'

const DOCUMENT = new URL('../OPERATING.md', import.meta.url)

const written = withReference(await Bun.file(DOCUMENT).text())
if (written === null)
  throw new Error('api/OPERATING.md has no marks to write the reference between')
await Bun.write(DOCUMENT, written)
