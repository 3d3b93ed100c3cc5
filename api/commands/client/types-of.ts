import { plugin } from 'bun'
import type { Description } from '../../docs/describe.ts'

/** openapi-typescript writes with the compiler's own printer, which TypeScript has no more since its version 7. */
plugin({
  name: 'typescript-5',
  setup: ({ module }) => {
    module('typescript', async () => ({ exports: await import('typescript-5'), loader: 'object' }))
  },
})

/** The types of an OpenAPI document: `paths`, and each named schema under its name. */
export async function typesOf(document: Description): Promise<string> {
  const [{ factory }, { default: openapiTypes, astToString }] = await Promise.all([
    import('typescript-5'),
    import('openapi-typescript'),
  ])
  const types = await openapiTypes(JSON.stringify(document), {
    alphabetize: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: ({ format }) =>
      format === 'binary' ? factory.createTypeReferenceNode('Blob') : undefined,
  })
  return astToString(types)
}
