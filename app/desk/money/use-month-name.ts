import { useTranslation } from 'react-i18next'

/** Names of months such as "2026-11" in the operator's language: "november 2026". */
export function useMonthName(): (month: string) => string {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`))
}
