/** Spec §2 and §9: above this a badge shows a plus. */
const BADGE_CAP = 99

/** Text of a counting badge; `null` at zero. */
export function badgeText(count: number): string | null {
  if (count <= 0) return null
  return count > BADGE_CAP ? `${BADGE_CAP}+` : String(count)
}

/** Spec §4: document title, prefixed with the number of new items. */
export function tabTitle(title: string, count: number): string {
  const badge = badgeText(count)
  return badge ? `(${badge}) ${title}` : title
}
