import { useQuery } from '@tanstack/react-query'
import { PHOTO_LIMIT } from '#core/profiles/photo.ts'
import { MISUSE } from '#core/safety/restriction.ts'
import { DAY } from '#core/shared/time.ts'
import { companyQuery, settingsQuery } from '../queries.ts'

/** The site's data for text pages: company, limits, contact. */
export function usePageFacts() {
  const { data: company } = useQuery(companyQuery)
  const { data: settings } = useQuery(settingsQuery)
  return {
    site: settings?.name ?? '',
    company: company?.name ?? '',
    address: company ? `${company.address}, ${company.city}` : '',
    email: settings?.support_email ?? '',
    phone: company?.support_phone ?? '',
    age: settings?.min_age ?? 18,
    days: settings?.refund_days ?? 0,
    free: PHOTO_LIMIT.free,
    photos: PHOTO_LIMIT.premium,
    reports: MISUSE.unfounded,
    window: MISUSE.window / DAY,
    pause: MISUSE.pause / DAY,
  }
}
