import { foldedPlace } from '#core/shared/folded.ts'

/** The one town of a name, however it is spelt, if there is one. */
export function onlyNamed<T extends { readonly town: string }>(
  offered: readonly T[],
  name: string,
): T | null {
  const [only, ...others] = offered.filter(({ town }) => foldedPlace(town) === foldedPlace(name))
  return others.length === 0 ? (only ?? null) : null
}

/** Whether a town was named of which it is not known which it is. */
export const isTownOpen = ({
  town,
  region,
}: {
  readonly town: string
  readonly region: string
}): boolean => town.trim() !== '' && region === ''
