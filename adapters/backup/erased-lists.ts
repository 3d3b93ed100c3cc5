import { BackupError } from './manifest.ts'
import { type BackupTarget, SEALED, sealedObjects } from './sealed-objects.ts'

const ERASED = 'erased/'
const MEMBER = `${ERASED}member-`

/** Ids of erased members; and how many lists could not be read, as those of another key. */
type Erased = {
  readonly ids: ReadonlySet<string>
  readonly unread: number
  /** The backups that have a list. */
  readonly lists: ReadonlySet<string>
}

/** Who was erased, in lists that are only added to: a restore of an older backup needs them. */
export function erasedLists(target: BackupTarget) {
  const { place } = target
  const { end, put, get } = sealedObjects(target)
  const write = (name: string, ids: readonly string[]) =>
    put(name, name, Buffer.from(JSON.stringify(ids)))

  return {
    /** All that a backup knows of. */
    add: (backup: string, ids: readonly string[]) => write(`${ERASED}${backup}.json`, ids),
    /** One that was just erased: the next backup has them all. */
    addMember: (id: string) => write(`${MEMBER}${id}.json`, [id]),
    async removeMembers(listed: readonly string[]): Promise<void> {
      const known = new Set(listed)
      for await (const { name } of place.list(MEMBER))
        if (known.has(name.slice(MEMBER.length).split('.')[0] ?? '')) await place.remove(name)
    },
    async read(): Promise<Erased> {
      const ids = new Set<string>()
      const lists = new Set<string>()
      let unread = 0
      for await (const { name } of place.list(ERASED)) {
        const own = name.slice(0, name.length - end.length)
        const bytes =
          name.endsWith(SEALED) === (end === SEALED) && (await get(own, own).catch(ifNotOurs))
        for (const id of bytes ? idsIn(bytes) : []) ids.add(id)
        if (!bytes) unread += 1
        lists.add(name.slice(ERASED.length).split('.json')[0] ?? '')
      }
      return { ids, unread, lists }
    },
    /** Removes lists older than the oldest backup. */
    async prune(oldest: string): Promise<void> {
      for await (const { name } of place.list(`${ERASED}vonk-`)) {
        const backup = name.slice(ERASED.length).split('.json')[0] ?? ''
        if (backup < oldest) await place.remove(name)
      }
    },
  }
}

const idsIn = (bytes: Uint8Array): readonly string[] => JSON.parse(new TextDecoder().decode(bytes))

/** A list that cannot be used must not prevent a restore. */
function ifNotOurs(failure: unknown): null {
  if (failure instanceof BackupError && failure.code.startsWith('BACKUP_')) return null
  throw failure
}
