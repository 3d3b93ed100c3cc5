import { type Account, consentAt, isOpen, type MemberId } from '../../accounts/account.ts'
import type { AccountError } from '../../accounts/errors.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { ProfileError } from '../errors.ts'
import { sexualitiesOf } from '../fields.ts'
import { listedOn } from '../listing.ts'
import type { Sexuality } from '../profile.ts'

type Refusal =
  | Extract<AccountError, { code: 'authentication.required' }>
  | Extract<ProfileError, { code: 'sexuality.missing' }>

/** Stores a member's orientation, and their consent to using it for matching, with the current wording. */
export async function giveConsent(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member, sexuality }: { readonly member: MemberId; readonly sexuality: Sexuality },
): Promise<Result<Account, Refusal>> {
  return atomically(async ({ accounts, profiles, events }): Promise<Result<Account, Refusal>> => {
    const account = await accounts.lock(member)
    const profile = await profiles.lock(member)
    if (!account || !profile || !isOpen(account)) {
      return err({ code: 'authentication.required', authentication_required: true })
    }
    if (!sexualitiesOf(profile.gender).includes(sexuality)) {
      return err({ code: 'sexuality.missing' })
    }
    const at = now()
    const next: Account = { ...account, sensitiveConsent: consentAt(at) }
    await accounts.save(next)
    await profiles.save({ ...profile, sexuality, listedOn: listedOn(next) })
    await events.append({ type: 'account.changed', member }, at)
    return ok(next)
  })
}

type WithdrawConsentRefusal = Extract<AccountError, { code: 'authentication.required' }>

/**
 * Withdraws the consent to using a member's orientation: it is erased at once, and they leave search and match finder
 * until they consent again. Everything else stays.
 */
export async function withdrawConsent(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member }: { readonly member: MemberId },
): Promise<Result<Account, WithdrawConsentRefusal>> {
  return atomically(
    async ({ accounts, profiles, events }): Promise<Result<Account, WithdrawConsentRefusal>> => {
      const account = await accounts.lock(member)
      const profile = await profiles.lock(member)
      if (!account || !profile || !isOpen(account)) {
        return err({ code: 'authentication.required', authentication_required: true })
      }
      if (account.sensitiveConsent?.withdrawnAt != null) return ok(account)
      const at = now()
      // Older members consented implicitly by stating it.
      const given = account.sensitiveConsent ?? { ...consentAt(account.signedUpAt), wording: '' }
      const next: Account = { ...account, sensitiveConsent: { ...given, withdrawnAt: at } }
      await accounts.save(next)
      await profiles.save({ ...profile, sexuality: null, listedOn: [] })
      await events.append({ type: 'account.changed', member }, at)
      return ok(next)
    },
  )
}
