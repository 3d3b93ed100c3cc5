import { queryOptions } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'

/** A secret for the authenticator app of who has none, as long as its screen is open. */
export const offeredSecretQuery = queryOptions({
  queryKey: ['desk', 'second-factor'],
  queryFn: () => answered(api.desk['second-factor'].get()),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

/** Adds the authenticator app by its first code. */
export const addSecondFactor = (proof: { readonly sealed: string; readonly code: string }) =>
  answered(api.desk['second-factor'].post(proof))

/** Replaces the recovery codes, for a code of the app. */
export const replaceRecoveryCodes = async (code: string): Promise<readonly string[]> =>
  (await answered(api.desk['recovery-codes'].post({ code }))).recovery_codes
