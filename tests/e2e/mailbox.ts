import { type APIRequestContext, expect } from '@playwright/test'

/** The newest mail to an address with this text in its subject, from the demo's mailbox. */
export async function mailTo(
  request: APIRequestContext,
  email: string,
  subject = '',
): Promise<string> {
  let mail = ''
  await expect(async () => {
    const list = await (await request.get('/dev/mailbox')).text()
    const line = list.split('<li>').find((each) => each.includes(email) && each.includes(subject))
    const path = /href="(\/dev\/mailbox\/[^"]+)"/.exec(line ?? '')?.[1] ?? ''
    expect(path, `a mail to ${email}`).not.toBe('')
    mail = await (await request.get(path)).text()
  }).toPass({ timeout: 60_000, intervals: [100] })
  return mail
}

/** The path of the main link in a mail. */
export function linkIn(mail: string): string {
  const path = /href="https?:\/\/[^/"]+(\/[\w-]{20,})\?lang=\w\w"/.exec(mail)?.[1] ?? ''
  expect(path, 'a link in the mail').not.toBe('')
  return path
}
