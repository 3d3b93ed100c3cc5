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
  'unknown-site': 'is no site of this install',
  'no-path': 'must be a path on the site, such as /credits',
  'no-moment': 'must be a moment such as 2027-03-01T00:00:00Z',
  past: 'must be a moment to come',
  'no-language': 'must have a language',
  'unknown-language': 'is a language that the site does not have',
}

/** The error of a campaign file in words, with its place. */
export function fileErrorText({ place, line, problem, limit }: CampaignFileError): string {
  const at = line === null ? '' : `line ${line}, `
  const where = place.length === 0 ? 'it' : `${at}${place.join('.')}:`
  return `${where} ${PROBLEM[problem]}${limit === null ? '' : ` (${limit} at most)`}`
}
