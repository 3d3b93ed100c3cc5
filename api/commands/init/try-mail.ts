import { loginFault, sendFault } from '#adapters/mail/smtp-check.ts'
import { answer, smtpUrl } from './answers.ts'
import { senderAdvice } from './sender-advice.ts'
import type { Try } from './try.ts'

const SKIP = 'skip'

/** Logs in, sends a mail with a code that must be typed back, and reads the sender's records. */
export const tryMail: Try = async (answers, { dns, dkim, typed, code }) => {
  const url = smtpUrl(answers)
  const from = answer(answers, 'support_email')
  if (url === '')
    return noted('Mails are kept in the folder and reach nobody until SMTP_URL is set.')
  const refused = await loginFault(url)
  if (refused !== null) return { fault: `smtp_host: ${refused}`, notes: [] }

  const records = from === '' ? null : await dns.senderRecords(from, dkim)
  const advice = records ? senderAdvice(from, records, dkim) : []
  const notes = advice.map(({ name, says, todo }) => `${name}: ${says}${todo ? `; ${todo}` : ''}.`)

  const to = answer(answers, 'test_mail')
  if (to === '') return { fault: null, notes: ['No test mail was sent.', ...notes] }
  const unsent = await sendFault(url, {
    from: from || to,
    to,
    subject: `${code}: a test mail of your site`,
    text: `Your site can send mails.\n\nThe code is ${code}: type it where you set up the site.\n`,
  })
  if (unsent !== null) return { fault: `test_mail: ${unsent}`, notes: [] }
  if (typed === null)
    return {
      fault: null,
      notes: [
        `A test mail is on its way to ${to}; look whether it arrives. No code was asked for.`,
        ...notes,
      ],
    }
  for (;;) {
    const back = await typed(
      `Which code is in the mail to ${to}? Look in the spam too. Nothing changes the answers about mail, “${SKIP}” goes on`,
    )
    if (back.replaceAll(' ', '') === code)
      return { fault: null, notes: [`The test mail arrived at ${to}.`, ...notes] }
    if (back === SKIP)
      return {
        fault: null,
        notes: [`It is not known whether the test mail arrived at ${to}.`, ...notes],
      }
    if (back === '')
      return { fault: 'the test mail did not arrive: see server, port and sender', notes }
  }
}

const noted = (...notes: readonly string[]) => ({ fault: null, notes })
