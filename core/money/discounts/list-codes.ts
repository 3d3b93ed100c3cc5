import type { Ports } from '../../ports.ts'
import type { Page } from '../../shared/paging.ts'
import type { CodePosition, DiscountCode } from '../discounts.ts'
import type { CodeUse } from '../ports.ts'

/** A code that operators made, with whose it is and what it did. */
export type ListedCode = {
  readonly code: DiscountCode
  /** Of a personal code; without a name once erased. */
  readonly member: { readonly id: string; readonly name: string | null } | null
  /** Paid orders with it, by currency. */
  readonly uses: readonly CodeUse[]
}

const PAGE = 50

/** Codes that operators made, newest first, each with its paid orders. */
export async function listCodes(
  { reads }: Pick<Ports, 'reads'>,
  { before }: { readonly before: CodePosition | null },
): Promise<Page<ListedCode, CodePosition>> {
  const found = await reads.discounts.made(before, PAGE + 1)
  const codes = found.slice(0, PAGE)
  const last = codes.at(-1)?.made
  return {
    items: await withUses({ reads }, codes),
    next: found.length > PAGE && last ? last : null,
  }
}

/** One code as the list has it. */
export async function viewCode(
  ports: Pick<Ports, 'reads'>,
  code: DiscountCode,
): Promise<ListedCode> {
  const [listed] = await withUses(ports, [code])
  return listed ?? { code, member: null, uses: [] }
}

async function withUses(
  { reads }: Pick<Ports, 'reads'>,
  codes: readonly DiscountCode[],
): Promise<readonly ListedCode[]> {
  if (codes.length === 0) return []
  const [uses, profiles] = await Promise.all([
    reads.orders.usesOf(codes.map(({ code }) => code)),
    reads.profiles.byIds(codes.flatMap(({ member }) => member ?? [])),
  ])
  const names = new Map(profiles.map(({ id, name }) => [id, name]))
  return codes.map((code) => ({
    code,
    member: code.member === null ? null : { id: code.member, name: names.get(code.member) ?? null },
    uses: uses.filter((use) => use.code === code.code),
  }))
}
