import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { sameText } from '../../shared/text.ts'
import type { OperatorError } from '../errors.ts'
import { recordAccess } from '../log/recorded-as.ts'
import type { Operator } from '../operator.ts'
import { type DeskBrowser, type OperatorLogin, startOperatorSession } from './operator-session.ts'
import { newRecoveryCodes, recoveryHash, stepOf } from './second-factor-codes.ts'

/** Whether an operator has an authenticator app, must add one before anything else, or is shared by all of a demo. */
export const SECOND_FACTOR_STATES = ['on', 'missing', 'shared'] as const
export type SecondFactorState = (typeof SECOND_FACTOR_STATES)[number]

/** The second factor of an operator. `guest` is the email of the demo's own, if any, whose password everybody knows. */
export async function secondFactorState(
  { reads }: Pick<Ports, 'reads'>,
  { id, email }: Operator,
  guest: string | null,
): Promise<SecondFactorState> {
  if (guest !== null && sameText(email, guest)) return 'shared'
  return (await reads.secondFactors.of(id)) ? 'on' : 'missing'
}

type Refused<Code extends OperatorError['code']> = Extract<OperatorError, { code: Code }>

/** A secret for an authenticator app, stored nowhere until a code of it was typed. */
type OfferedSecret = {
  /** Base32, for the app. */
  readonly secret: string
  /** The same for the browser to send back; of use in this session alone. */
  readonly sealed: string
}

/** What a secret is sealed with: of which session it is. */
const SEAL = 'desk-second-factor'
const BETWEEN = ' '

type OfferSecondFactor = {
  readonly operator: Operator
  /** The secret of the session. */
  readonly session: string
  /** Email of the demo's own operator, if any: whoever added an app would lock out all others. */
  readonly guest: string | null
}

/** Offers a secret to an operator who has no authenticator app yet. */
export async function offerSecondFactor(
  ports: Pick<Ports, 'reads' | 'secrets'>,
  { operator, session, guest }: OfferSecondFactor,
): Promise<
  Result<OfferedSecret, Refused<'desk.second-factor-taken' | 'desk.second-factor-shared'>>
> {
  const state = await secondFactorState(ports, operator, guest)
  if (state === 'shared') return err({ code: 'desk.second-factor-shared' })
  if (state === 'on') return err({ code: 'desk.second-factor-taken' })
  const { secrets } = ports
  const secret = secrets.authenticatorSecret()
  return ok({ secret, sealed: secrets.seal([SEAL, secrets.hash(session), secret].join(BETWEEN)) })
}

type AddSecondFactor = {
  readonly operator: Operator
  readonly sealed: string
  /** The first code that the app shows. */
  readonly code: string
  readonly browser: DeskBrowser & { readonly session: string }
}

/** The new session, and recovery codes, which are shown once. */
type AddedSecondFactor = OperatorLogin & { readonly recoveryCodes: readonly string[] }

type Refusal = Refused<
  | 'desk.login-required'
  | 'desk.code-wrong'
  | 'desk.second-factor-taken'
  | 'desk.second-factor-expired'
>

/**
 * Adds an authenticator app, proved by a first code. All sessions end, as they were opened by the password alone, and
 * this browser gets another.
 */
export async function addSecondFactor(
  ports: Pick<Ports, 'atomically' | 'secrets' | 'now' | 'newId'>,
  { operator, sealed, code, browser }: AddSecondFactor,
): Promise<Result<AddedSecondFactor, Refusal>> {
  const { atomically, secrets, now } = ports
  const [seal, session, secret] = secrets.unseal(sealed)?.split(BETWEEN) ?? []
  if (seal !== SEAL || session !== secrets.hash(browser.session) || secret === undefined)
    return err({ code: 'desk.second-factor-expired' })
  const step = await stepOf(ports, secret, code.replaceAll(/\s/g, ''))
  if (step === null) return err({ code: 'desk.code-wrong' })
  const recoveryCodes = newRecoveryCodes(ports)

  return atomically(async (stores): Promise<Result<AddedSecondFactor, Refusal>> => {
    const locked = await stores.operators.lock(operator.id)
    // Another browser may have ended this session, as by adding one itself.
    if (!locked || locked.removedAt !== null || !(await stores.operatorSessions.byId(session)))
      return err({ code: 'desk.login-required' })
    const sealedSecret = secrets.seal(secret)
    const factor = { operator: locked.id, sealedSecret, addedAt: now(), lastStep: step }
    if (!(await stores.secondFactors.add(factor))) return err({ code: 'desk.second-factor-taken' })
    await storeRecoveryCodes(stores, ports, locked, recoveryCodes)
    await stores.operatorSessions.endAllOf(locked.id)
    await recordAccess(stores, ports, { operator: locked.id, action: 'second-factor.added' })
    const login = await startOperatorSession(stores, ports, locked, browser)
    return ok({ ...login, recoveryCodes })
  })
}

/** Stores recovery codes by their hashes, in place of earlier ones. */
export const storeRecoveryCodes = (
  { secondFactors }: Pick<Stores, 'secondFactors'>,
  ports: Pick<Ports, 'secrets'>,
  { id }: Pick<Operator, 'id'>,
  codes: readonly string[],
): Promise<void> =>
  secondFactors.replaceRecoveryCodes(
    id,
    codes.map((code) => recoveryHash(ports, id, code)),
  )

/** What an authenticator app reads from a QR code or opens as a link; the six digits and half minutes are its defaults. */
export function authenticatorUri({
  issuer,
  account,
  secret,
}: {
  /** The name of the site. */
  readonly issuer: string
  /** The operator's email. */
  readonly account: string
  readonly secret: string
}): string {
  const site = encodeURIComponent(issuer)
  return `otpauth://totp/${site}:${encodeURIComponent(account)}?secret=${secret}&issuer=${site}`
}
