import type { Key } from '#api/commands/init/answers.ts'
import { freePort } from '../free-port.ts'

/** Answers of somebody who sells nothing yet and has no mail server. */
export const ownAnswers = (dataDir: string): Partial<Record<Key, string>> => ({
  data_dir: dataDir,
  domain: 'localhost',
  port: String(freePort()),
  id: 'linde',
  name: 'Onder de Linde',
  index_title: 'Onder de Linde: daten in de buurt',
  description: 'Ontmoet mensen bij jou in de buurt.',
  support_email: 'hulp@linde.example',
  language: 'nl',
  languages: 'nl, en',
  countries: 'NL, BE',
  fictional: 'no',
  company_name: 'Linde B.V.',
  company_address: 'Lindelaan 1',
  company_city: '1000 AA Lindedorp',
  company_register: '12345678',
  company_vat: 'NL123456789B01',
  prices: '25 = 19.99 EUR, 60 = 39.99 EUR',
  operator_email: 'mia@linde.example',
  operator_name: 'Mia',
})

/** What a zone of a sender needs. */
export const SENDER_ZONE = {
  'linde.example': { TXT: ['v=spf1 include:provider.example -all'] },
  'vonk2026._domainkey.linde.example': { TXT: ['v=DKIM1; k=rsa; p=MIIB'] },
  's1._domainkey.usual.example': { TXT: ['v=DKIM1; p=MIIC'] },
  '_dmarc.linde.example': { TXT: ['v=DMARC1; p=reject'] },
} as const
