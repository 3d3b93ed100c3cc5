import type { Profile, ProfileKind } from './profile.ts'

/** Labels required wherever a profile is shown (product.md §4). */
export type KindLabel = Exclude<ProfileKind, 'person'> | 'demo'

/** All required labels, the kind first. */
export function labelsOf({ kind, demo }: Pick<Profile, 'kind' | 'demo'>): readonly KindLabel[] {
  return [...(kind === 'person' ? [] : [kind]), ...(demo ? (['demo'] as const) : [])]
}

/** Whether the first message needs the confirmation tick. */
export const needsAcknowledgement = (kind: ProfileKind): boolean => kind !== 'person'
