import accepted from './accepted.json' with { type: 'json' }
import type { Row } from './table.ts'

const PATH = new URL('./accepted.json', import.meta.url).pathname
/** Less is the machine's doing. */
const NOTABLE = 0.1

export const acceptedOf = (name: string): number | undefined =>
  (accepted as Readonly<Record<string, number>>)[name]

/** The ratios that got worse by more than a tenth since they were accepted, and those that nobody has accepted. */
export function fallen(rows: readonly Row[]): readonly string[] {
  return rows.flatMap(({ name, ratio }) => {
    if (!ratio) return []
    const was = acceptedOf(name)
    const told = `${name}: ${ratio.value.toFixed(2)} of ${ratio.of}`
    if (was === undefined) return [`${told}, not accepted yet`]
    const change = ratio.isCost ? was / ratio.value : ratio.value / was
    return change < 1 - NOTABLE ? [`${told}, accepted was ${was.toFixed(2)}`] : []
  })
}

/** Makes these ratios the accepted ones, beside those of parts that were not measured. */
export async function accept(rows: readonly Row[]): Promise<void> {
  const ratios = rows.flatMap(({ name, ratio }) =>
    ratio ? [[name, Number(ratio.value.toPrecision(3))] as const] : [],
  )
  const all = { ...accepted, ...Object.fromEntries(ratios) }
  await Bun.write(PATH, `${JSON.stringify(all, null, 2)}\n`)
}
