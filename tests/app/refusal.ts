import { STATUS } from '#api/http/status.ts'
import { type CallError, Refusal } from '#app/client/client.ts'

const statuses: Readonly<Record<string, number>> = STATUS

/** A refused call as the API answers it, with the status of its code; one that had no answer has none. */
export const refusal = (error: CallError): Refusal =>
  new Refusal(error, statuses[error.code] ?? null)
