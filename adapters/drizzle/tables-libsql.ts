import { libsqlKit } from './kit.ts'
import { model } from './model.ts'

export const {
  account,
  session,
  link,
  attempt,
  pushSubscription,
  profile,
  photo,
  album,
  like,
  block,
  report,
  conversation,
  seat,
  message,
  heldMessage,
  letter,
  wallet,
  entry,
  discount,
  claim,
  order,
  payment,
  refund,
  directDebit,
} = model(libsqlKit)
