/** Every refusal of a push subscription. */
export type NotificationError =
  | { readonly code: 'push.unknown-service' }
  /** No push can be sealed with them. */
  | { readonly code: 'push.keys-invalid' }

/** What is wrong at one place of a campaign file. */
export type CampaignFileProblem =
  | 'not-json'
  | 'missing'
  | 'unexpected'
  | 'wrong-kind'
  | 'empty'
  | 'too-long'
  | 'braces'
  | 'several-lines'
  | 'not-storable'
  | 'no-name'
  | 'no-kind'
  | 'no-site'
  | 'unknown-site'
  | 'no-path'
  | 'no-moment'
  | 'past'
  | 'no-language'
  | 'unknown-language'
  | 'no-code'
  | 'code-ended'
  | 'code-ends-first'
  | 'code-personal'

/** The first error in a campaign file, and its place: the keys to it, none for the file itself. */
export type CampaignFileError = {
  readonly code: 'campaign.file-invalid'
  readonly place: readonly string[]
  /** The line of the file that it is in; `null` for the file itself. */
  readonly line: number | null
  readonly problem: CampaignFileProblem
  /** The most characters it may have, where there is such a limit. */
  readonly limit: number | null
}

/** Every refusal of a campaign. */
export type CampaignError =
  | CampaignFileError
  | SendError
  /** No campaign has this name. */
  | { readonly code: 'campaign.not-found' }

export type SendError =
  /** Expired, or stopped. */
  | { readonly code: 'campaign.over' }
  /** The id belongs to another campaign. */
  | { readonly code: 'campaign.changed' }

export type StopError = Extract<
  CampaignError,
  { code: 'campaign.not-found' } | { code: 'campaign.over' }
>

/** Every refusal of the delivery queue. */
export type DeliveryError =
  /** Retried by someone else meanwhile, or pruned. */
  { readonly code: 'delivery.not-dead' }
