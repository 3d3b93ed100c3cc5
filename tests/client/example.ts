// biome-ignore lint/correctness/noUndeclaredDependencies: what `bun run client:pack` makes
import { connect } from 'vonk-client'

/** Logs in at a site and tells how many chats wait, or why not. */
export async function waitingChats(origin: string, email: string, password: string) {
  const site = connect(origin)
  const login = await site.POST('/api/user.php', { body: { email, password } })
  if (login.error) return login.error.code === 'login.failed' ? 'wrong password' : 'not now'
  const cookie = login.response.headers.getSetCookie().map((one) => one.split(';')[0])
  const { data } = await site.GET('/api/chats.php', { headers: { cookie: cookie.join('; ') } })
  return data?.chats.filter(({ num_unread_messages }) => num_unread_messages > 0).length
}
