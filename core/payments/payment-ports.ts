import type { Ports } from '../ports.ts'

/** What it takes to apply a provider's report, and so to ask a provider anything. */
export type PaymentPorts = Pick<
  Ports,
  'reads' | 'atomically' | 'providers' | 'sites' | 'now' | 'newId'
>
