/** The body of a signup request without the new member's id, name, email and password. */
export const SIGNUP_FORM = {
  date_of_birth: '1990-05-04',
  gender: 'female',
  sexuality: 'hetero',
  sensitive_consent: true,
  signup_message: '',
  to: null as { readonly id: string; readonly kind: string } | null,
  acknowledged: false,
  country: 'NL',
  region: '',
  town: 'Utrecht',
  about: '',
  interests: [] as readonly string[],
  details: {} as Readonly<Record<string, string>>,
  language: 'nl',
} as const
