import { type Account, MAIL_TROUBLES, type MailTrouble } from './account.ts'

/** Whether optional mails to a member are stopped: only responses to their own actions are sent. */
export const hasMailTrouble = ({ mailTroubles }: Pick<Account, 'mailTroubles'>): boolean =>
  mailTroubles.length > 0

/** Adds a reason why mails stopped. */
export const addMailTrouble = (account: Account, trouble: MailTrouble): Account => ({
  ...account,
  mailTroubles: MAIL_TROUBLES.filter(
    (one) => one === trouble || account.mailTroubles.includes(one),
  ),
})

/** Clears bounces: a mail sent to this address arrived. */
export const clearBounces = (account: Account): Account => ({
  ...account,
  mailTroubles: account.mailTroubles.filter((one) => one !== 'bounce'),
})
