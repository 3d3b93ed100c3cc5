// biome-ignore lint/correctness/noUndeclaredDependencies: what `bun run client:pack` makes
import { connect } from 'vonk-client'

const site = connect('http://localhost')

/** Each of these lines is an error of the compiler. */
export const wrong = async () => {
  // @ts-expect-error There is no such route.
  await site.GET('/api/chat-list.php')
  // @ts-expect-error A password is missing.
  await site.POST('/api/user.php', { body: { email: 'ann@example.test' } })
  const { data, error } = await site.POST('/api/conversations/{id}/messages', {
    params: { path: { id: 'a' } },
    body: { id: 'b', text: 'Hello' },
  })
  // @ts-expect-error A message has no such field.
  data?.words
  // @ts-expect-error This route refuses with no such code.
  return error?.code === 'photo.not-found'
}
