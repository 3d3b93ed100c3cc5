import type { Account } from '#core/accounts/account.ts'
import { openApi, uuid } from './open-api.ts'

export const ANN = uuid(1)
export const BOB = uuid(2)
export const PHOTO = uuid(31)

/** The form of a photo, as a browser sends it. */
export function form(
  id: string,
  bytes: Uint8Array | string,
  name = 'me.jpg',
  type = 'image/jpeg',
  more: Readonly<Record<string, string>> = {},
) {
  const sent = new FormData()
  sent.set('id', id)
  sent.set('photo', new File([new Uint8Array(Buffer.from(bytes))], name, { type }))
  for (const [field, value] of Object.entries(more)) sent.set(field, value)
  return sent
}

/** Ann, with some data, and Bob, each logged in. */
export async function openAlbum(
  account: Partial<Account> = {},
  ...more: Parameters<typeof openApi>
) {
  const site = openApi(...more)
  await site.member(ANN, { account })
  await site.member(BOB)
  return { ...site, ann: await site.signedIn(ANN), bob: await site.signedIn(BOB) }
}
