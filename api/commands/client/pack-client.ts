/**
 * `bun run client:pack`: writes `dist/client`, an npm package for programs that call the API: its OpenAPI document, the
 * types of every route with their refusals, and a client.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openApiDocument } from './document.ts'
import { packageFiles } from './package-files.ts'

const FOLDER = fileURLToPath(new URL('../../../dist/client', import.meta.url))

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
for (const [name, text] of Object.entries(await packageFiles(await openApiDocument())))
  await writeFile(join(FOLDER, name), text)

// The people of the world that the document was read from would go on.
process.exit()
