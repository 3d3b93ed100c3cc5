import { expect, test } from 'bun:test'
import { SUMS } from './area-order.ts'
import { importsOf, sources } from './imports.ts'

type File = { readonly path: string; readonly source: string }

const core = (await sources()).filter(({ path }) => path.startsWith('core/') && !SUMS.has(path))
const domainOf = (path: string) => path.split('/')[1]

/** The files of the core that another of its domains imports, types included. */
function doorsOf(files: readonly File[]): readonly string[] {
  const doors = files.flatMap(({ path, source }) =>
    importsOf(path, source).filter(
      (to) => to.startsWith('core/') && !SUMS.has(to) && domainOf(to) !== domainOf(path),
    ),
  )
  return [...new Set(doors)].toSorted()
}

const linesOf = ({ source }: File) => source.split('\n').length - 1

// These numbers may only become lower: a door is one more thing that others depend on.
test('a domain is known to others by few files', () => {
  expect(doorsOf(core).length).toBeLessThanOrEqual(60)
})

test('what is read together stands in one file: few are shorter than a screen', () => {
  expect(core.filter((file) => linesOf(file) <= 40).length).toBeLessThanOrEqual(80)
})

test('a door is found, whatever imports it', () => {
  const importing = (path: string, line: string) => ({ path, source: `${line}\n` })
  const files = [
    importing('core/chats/chat.ts', `import type { Account } from '../accounts/account.ts'`),
    importing('core/money/book.ts', `import { isOpen } from '../accounts/account.ts'`),
    importing('core/money/order.ts', `import { spend } from './book.ts'`),
    importing('core/money/quote.ts', `import type { Ports } from '../ports.ts'`),
  ]
  expect(doorsOf(files)).toEqual(['core/accounts/account.ts'])
})
