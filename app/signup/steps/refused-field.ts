import { type DraftField, SIGNUP_STEPS, type SignupStep, STEP_FIELDS } from '#core/signup/draft.ts'
import type { CallError } from '../../client/client.ts'

/** What is wrong with the fields of a draft, whoever said so. */
export type FieldRefusals = Readonly<Partial<Record<DraftField, CallError>>>

const BY_CODE: Readonly<Record<string, DraftField>> = {
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
  about: 'about',
  interests: 'interests',
}

/** The field a refusal of the server is about; `null` when it is about none of them. */
export function refusedField(error: CallError): DraftField | null {
  if (error.code === 'detail.unknown') return error.field
  return BY_CODE[error.code] ?? BY_AREA[error.code.split('.')[0] ?? ''] ?? null
}

const asks = (step: SignupStep, field: DraftField) =>
  (STEP_FIELDS[step] as readonly DraftField[]).includes(field)

/** The step that asks for a field. */
export const stepAsking = (field: DraftField): SignupStep =>
  SIGNUP_STEPS.find((step) => asks(step, field)) ?? 'about'
