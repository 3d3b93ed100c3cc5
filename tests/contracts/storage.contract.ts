import type { Storage } from '#core/ports.ts'
import { accountsContract } from './accounts.contract.ts'
import { auditContract } from './audit.contract.ts'
import { backupRunsContract } from './backup-runs.contract.ts'
import { blocksContract } from './blocks.contract.ts'
import { campaignsContract } from './campaigns.contract.ts'
import { chatPhotosContract } from './chat-photos.contract.ts'
import { complaintsContract } from './complaints.contract.ts'
import { conversationsContract } from './conversations.contract.ts'
import { creditChangesContract } from './credit-changes.contract.ts'
import { deliveriesContract } from './deliveries.contract.ts'
import { deliveryLeasesContract } from './delivery-leases.contract.ts'
import { devicesContract } from './devices.contract.ts'
import { directDebitsContract } from './direct-debits.contract.ts'
import { discountsContract } from './discounts.contract.ts'
import { emailsContract } from './emails.contract.ts'
import { eventsContract } from './events.contract.ts'
import { holdsContract } from './holds.contract.ts'
import { installContract } from './install.contract.ts'
import { jobsContract } from './jobs.contract.ts'
import { ledgerContract } from './ledger.contract.ts'
import { likesContract } from './likes.contract.ts'
import { linksContract } from './links.contract.ts'
import { loginRefusalsContract } from './login-refusals.contract.ts'
import { mailLogContract } from './mail-log.contract.ts'
import { matchFinderContract } from './match-finder.contract.ts'
import { memberListsContract } from './member-lists.contract.ts'
import { memberRequestsContract } from './member-requests.contract.ts'
import { messagesContract } from './messages.contract.ts'
import { operatorActionsContract } from './operator-actions.contract.ts'
import { operatorsContract } from './operators.contract.ts'
import { orderListsContract } from './order-lists.contract.ts'
import { ordersContract } from './orders.contract.ts'
import { paymentReturnsContract } from './payment-returns.contract.ts'
import { paymentsContract } from './payments.contract.ts'
import { photosContract } from './photos.contract.ts'
import { profilesContract } from './profiles.contract.ts'
import { pushSubscriptionsContract } from './push-subscriptions.contract.ts'
import { queuedMessagesContract } from './queued-messages.contract.ts'
import { queuesContract } from './queues.contract.ts'
import { refusedFilesContract } from './refused-files.contract.ts'
import { reportsContract } from './reports.contract.ts'
import { restrictionsContract } from './restrictions.contract.ts'
import { searchContract } from './search.contract.ts'
import { searchAgesContract } from './search-ages.contract.ts'
import { seatsContract } from './seats.contract.ts'
import { secondFactorsContract } from './second-factors.contract.ts'
import { sessionsContract } from './sessions.contract.ts'
import { signupBlocksContract } from './signup-blocks.contract.ts'
import { sitePagesContract } from './site-pages.contract.ts'
import { siteRowsContract } from './site-rows.contract.ts'
import { siteScopesContract } from './site-scopes.contract.ts'
import { siteVersionsContract } from './site-versions.contract.ts'
import { readersOutsideContract, unitOfWorkContract } from './unit-of-work.contract.ts'
import { walletsContract } from './wallets.contract.ts'
import { withdrawalsContract } from './withdrawals.contract.ts'

/** Contracts of every storage. `open` gives an empty one each time. */
export function storageContract(
  name: string,
  open: () => Promise<Storage>,
  { connections = 'many' }: { readonly connections?: 'one' | 'many' } = {},
) {
  unitOfWorkContract(name, open)
  if (connections === 'many') readersOutsideContract(name, open)
  accountsContract(name, open)
  emailsContract(name, open)
  sessionsContract(name, open)
  linksContract(name, open)
  devicesContract(name, open)
  profilesContract(name, open)
  photosContract(name, open)
  refusedFilesContract(name, open)
  searchContract(name, open)
  searchAgesContract(name, open)
  likesContract(name, open)
  blocksContract(name, open)
  matchFinderContract(name, open)
  reportsContract(name, open)
  restrictionsContract(name, open)
  complaintsContract(name, open)
  withdrawalsContract(name, open)
  campaignsContract(name, open)
  conversationsContract(name, open)
  seatsContract(name, open)
  messagesContract(name, open)
  queuedMessagesContract(name, open)
  chatPhotosContract(name, open)
  walletsContract(name, open)
  holdsContract(name, open)
  ledgerContract(name, open)
  discountsContract(name, open)
  ordersContract(name, open)
  orderListsContract(name, open)
  signupBlocksContract(name, open)
  memberListsContract(name, open)
  mailLogContract(name, open)
  creditChangesContract(name, open)
  memberRequestsContract(name, open)
  paymentsContract(name, open)
  paymentReturnsContract(name, open)
  directDebitsContract(name, open)
  deliveriesContract(name, open)
  deliveryLeasesContract(name, open)
  jobsContract(name, open)
  backupRunsContract(name, open)
  pushSubscriptionsContract(name, open)
  eventsContract(name, open)
  auditContract(name, open)
  operatorsContract(name, open)
  operatorActionsContract(name, open)
  secondFactorsContract(name, open)
  loginRefusalsContract(name, open)
  siteRowsContract(name, open)
  siteVersionsContract(name, open)
  sitePagesContract(name, open)
  installContract(name, open)
  queuesContract(name, open)
  siteScopesContract(name, open)
}
