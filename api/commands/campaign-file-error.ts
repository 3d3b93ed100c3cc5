import type { CampaignFileError, CampaignFileProblem } from '#core/campaigns/errors.ts'

const PROBLEM: Readonly<Record<CampaignFileProblem, string>> = {
  'not-json': 'is not JSON',
  missing: 'is missing',
  unexpected: 'is not part of a campaign',
  'wrong-kind': 'is of another kind',
  empty: 'must not be empty',
  'too-long': 'is too long',
  braces: 'must have no braces',
  'several-lines': 'must be one line',
  'not-storable': 'has signs that cannot be stored',
  'no-name': 'must be a name such as spring-2027',
  'no-kind': 'must be promotion or news',
  'no-site': 'must be the name of a site, such as vonk',
  'no-path': 'must be a path on the site, such as /credits',
  'no-moment': 'must be a moment such as 2027-03-01T00:00:00Z',
  past: 'must be a moment to come',
  'no-language': 'must have a language',
  'unknown-language': 'is a language that the site does not have',
}

/** The error of a campaign file in words, with its place. */
export function fileErrorText({ place, problem, limit }: CampaignFileError): string {
  const where = place.length === 0 ? 'it' : `${place.join('.')}:`
  return `${where} ${PROBLEM[problem]}${limit === null ? '' : ` (${limit} at most)`}`
}
