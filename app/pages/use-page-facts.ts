import { useQuery } from '@tanstack/react-query'
import { companyQuery, settingsQuery } from '../site/queries.ts'

/** What the texts say of this site: its company, its limits, how to reach it. */
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
  }
}
