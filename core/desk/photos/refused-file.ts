import type { Ports, Stores } from '../../ports.ts'
import { abuseIn, type PhotoRefusal, type RefusedFile } from '../../profiles/photo.ts'
import type { ReviewedPhoto } from './waiting-pictures.ts'

type Needs = Pick<Ports, 'photoFiles' | 'pictures' | 'now'>
type Refused = Pick<ReviewedPhoto, 'key'>

/** What is stored of a file that is refused for abuse; `null` for another decision, and where there is no file. */
async function refusedFile(
  { photoFiles, pictures, now }: Needs,
  { key }: Refused,
  refusal: PhotoRefusal | null,
): Promise<RefusedFile | null> {
  const reason = abuseIn(refusal)
  const file = reason && (await photoFiles.read(key, 'full'))
  return file ? { key, hash: await pictures.hash(file.bytes), reason, at: now() } : null
}

/** Stores that a file was refused for abuse, or that it no longer is. */
const storeRefused = (
  { refusedFiles }: Pick<Stores, 'refusedFiles'>,
  { key }: Refused,
  file: RefusedFile | null,
): Promise<void> => (file ? refusedFiles.put(file) : refusedFiles.remove(key))

/** The same ports, whose transactions also store whether the file is refused for abuse, if their result is ok. */
export async function withRefusedFile<P extends Needs & Pick<Ports, 'atomically'>>(
  ports: P,
  photo: Refused,
  refusal: PhotoRefusal | null,
): Promise<P> {
  const file = await refusedFile(ports, photo, refusal)
  const atomically: Ports['atomically'] = (work) =>
    ports.atomically(async (stores) => {
      const result = await work(stores)
      if (result.ok) await storeRefused(stores, photo, file)
      return result
    })
  return { ...ports, atomically }
}
