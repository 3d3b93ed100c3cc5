import { mediaType } from '#core/shared/webhook.ts'
import { MOST_PHOTO, readBytes } from './read-json.ts'

/** Raw form fields: values that look like JSON stay text. */
export async function readUpload(request: Request) {
  const given = request.headers.get('content-type') ?? ''
  // Only the type has no case; the boundary after it has.
  const type = given.replace(/^[^;]*/, mediaType)
  const bytes = await readBytes(request, MOST_PHOTO)
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const named = (name: string) => form.get(name) ?? undefined
  return {
    id: named('id'),
    photo: named('photo'),
    kind: named('kind'),
    credits: named('credits'),
    acknowledged: named('acknowledged'),
  }
}
