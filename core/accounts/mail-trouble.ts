import { type Account, MAIL_TROUBLES, type MailTrouble } from './account.ts'

/** Whether mails to a member stopped: then they get those alone that answer what they did themselves. */
export const hasMailTrouble = ({ mailTroubles }: Pick<Account, 'mailTroubles'>): boolean =>
  mailTroubles.length > 0

/** An account with one trouble more. */
export const troubled = (account: Account, trouble: MailTrouble): Account => ({
  ...account,
  mailTroubles: MAIL_TROUBLES.filter(
    (one) => one === trouble || account.mailTroubles.includes(one),
  ),
})

/** An account whose address just proved to work: a mail that was sent there arrived. */
export const reached = (account: Account): Account => ({
  ...account,
  mailTroubles: account.mailTroubles.filter((one) => one !== 'bounce'),
})
