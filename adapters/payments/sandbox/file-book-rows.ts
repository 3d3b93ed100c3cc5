import type { Locale } from '#core/site/locales.ts'
import type { Delivery, SandboxPayment, SandboxState } from './book.ts'

/** Tables of the book. */
export const TABLES = `
  create table if not exists payment (
    reference text primary key,
    key text not null unique,
    "order" text not null,
    amount integer not null,
    currency text not null,
    method text not null,
    description text not null,
    locale text not null,
    return_url text not null,
    webhook_url text not null,
    state text not null,
    due_at integer,
    taken_at integer not null default 0
  ) strict;
  create index if not exists payment_due on payment (due_at) where state = 'open' and due_at is not null;
  create table if not exists delivery (
    id text primary key,
    reference text not null references payment (reference),
    url text not null,
    attempts integer not null,
    due_at integer not null
  ) strict;
  create table if not exists refund (
    key text primary key,
    reference text not null references payment (reference),
    amount integer not null,
    failed integer not null default 0
  ) strict;
  create index if not exists delivery_due on delivery (due_at);
`

export type PaymentRow = {
  reference: string
  key: string
  order: string
  amount: number
  currency: string
  method: string
  description: string
  locale: Locale
  return_url: string
  webhook_url: string
  state: SandboxState
  due_at: number | null
  taken_at: number
}

export type DeliveryRow = {
  id: string
  reference: string
  url: string
  attempts: number
  due_at: number
}

export const paymentOf = (row: PaymentRow): SandboxPayment => ({
  reference: row.reference,
  key: row.key,
  order: row.order,
  amount: { amount: row.amount, currency: row.currency },
  method: row.method,
  description: row.description,
  locale: row.locale,
  returnUrl: row.return_url,
  webhookUrl: row.webhook_url,
  state: row.state,
  dueAt: row.due_at,
  takenAt: row.taken_at,
})

export const deliveryOf = ({ due_at, ...row }: DeliveryRow): Delivery => ({ ...row, dueAt: due_at })
