import type { MemberLine } from '../cases/queries.ts'
import { useMay } from '../use-may.ts'

type Person = Pick<MemberLine, 'id' | 'name'> & Partial<Pick<MemberLine, 'photo'>>

/** A member's face in a list: the photo that members see, else their initial. */
export function useFace() {
  const may = useMay()
  return ({ id, name, photo }: Person) => ({
    name: name ?? '',
    src: photo && may('members') ? `/api/desk/members/${id}/photos/${photo}?size=thumb` : null,
  })
}
