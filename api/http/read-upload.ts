import { MOST_PHOTO, readBytes } from './read-json.ts'

/** Somebody who may not upload; their form was not read. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn'
}

/** The fields of a photo's form as they came: what looks like JSON in them stays text. */
export async function readUpload(request: Request) {
  const type = request.headers.get('content-type') ?? ''
  const bytes = await readBytes(request, MOST_PHOTO)
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  return { id: form.get('id'), photo: form.get('photo') }
}
