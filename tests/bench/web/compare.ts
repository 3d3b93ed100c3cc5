type Figures = Readonly<Record<string, unknown>> & { readonly page: string }

/** Ids differ from one run to the next; what kind of page it is does not. */
const kindOf = (page: string) => page.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '{id}')

/** What changed for each page since a run before, in words; nothing for a page that was not in it. */
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
