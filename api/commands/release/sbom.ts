import type { Package } from './lock-file.ts'

type Product = { readonly name: string; readonly version: string; readonly commit: string }

/** A list of what is in a release, as CycloneDX: the product, the packages in it, and Bun. */
export function sbom({ name, version, commit }: Product, packages: readonly Package[]): string {
  const components = new Map(
    packages.map((one) => {
      const purl = `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`
      const [, hash] = one.integrity.split('sha512-')
      return [
        purl,
        {
          ...{ type: 'library', 'bom-ref': purl, name: one.name, version: one.version, purl },
          ...(hash && {
            hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
          }),
        },
      ] as const
    }),
  )
  const bun = { type: 'application', 'bom-ref': 'bun', name: 'bun', version: Bun.version }
  const list = {
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    metadata: {
      component: { type: 'application', 'bom-ref': name, name, version: `${version}+${commit}` },
    },
    components: [bun, ...components.values()],
  }
  return `${JSON.stringify(list, null, 2)}\n`
}
