type Figures = Readonly<Record<string, unknown>> & { readonly page: string }

/** Replaces ids, which differ between runs, by a placeholder. */
const kindOf = (page: string) => page.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '{id}')

/** What changed for each page since an earlier run; nothing for a page that was not in it. */
export function changesSince(
  before: readonly Figures[],
  now: readonly Figures[],
  figures: readonly string[],
): readonly string[] {
  const known = new Map(before.map((row) => [kindOf(row.page), row]))
  return now.flatMap((row) => {
    const old = known.get(kindOf(row.page))
    if (!old) return []
    const told = figures.map((figure) => {
      const [was, is] = [Number(old[figure]), Number(row[figure])]
      return `${figure} ${Math.round(was)} → ${Math.round(is)}`
    })
    return [`  ${kindOf(row.page)}: ${told.join(' · ')}`]
  })
}
