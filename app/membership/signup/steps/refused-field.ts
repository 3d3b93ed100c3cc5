import {
  type DraftField,
  SIGNUP_STEPS,
  type SignupStep,
  STEP_FIELDS,
} from '#core/membership/signup/draft.ts'
import type { CallError } from '../../../client/client.ts'

/** Errors of a draft's fields, from client or server. */
export type FieldRefusals = Readonly<Partial<Record<DraftField, CallError>>>

const BY_CODE: Readonly<Record<string, DraftField>> = {
  'place.missing': 'town',
  'place.unknown': 'town',
  'message.too-long': 'message',
  'chat.acknowledge-first': 'acknowledged',
}
const BY_AREA: Readonly<Record<string, DraftField>> = {
  name: 'name',
  email: 'email',
  password: 'password',
  'birth-date': 'birthDate',
  gender: 'gender',
  sexuality: 'sexuality',
  consent: 'consent',
  line: 'line',
  about: 'about',
  interests: 'interests',
}

/** The field of a server's refusal; `null` if none. */
export function refusedField(error: CallError): DraftField | null {
  if (error.code === 'detail.unknown') return error.field
  return BY_CODE[error.code] ?? BY_AREA[error.code.split('.')[0] ?? ''] ?? null
}

const asks = (step: SignupStep, field: DraftField) =>
  (STEP_FIELDS[step] as readonly DraftField[]).includes(field)

/** The step of a field. */
export const stepAsking = (field: DraftField): SignupStep =>
  SIGNUP_STEPS.find((step) => asks(step, field)) ?? 'about'
