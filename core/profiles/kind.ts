import type { Profile, ProfileKind } from './profile.ts'

/** What must be said of a profile in words wherever it shows (product.md §4). */
export type KindLabel = Exclude<ProfileKind, 'person'> | 'demo'

/** Every word that is owed, the kind first. */
export function labelsOf({ kind, demo }: Pick<Profile, 'kind' | 'demo'>): readonly KindLabel[] {
  return [...(kind === 'person' ? [] : [kind]), ...(demo ? (['demo'] as const) : [])]
}

/** Whether the first message asks for a tick that one has read what this profile is. */
export const needsAcknowledgement = (kind: ProfileKind): boolean => kind !== 'person'
