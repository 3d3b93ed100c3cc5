import { expect, test } from 'bun:test'
import account from '#app/locales/nl/account.json'
import credits from '#app/locales/nl/credits.json'
import errors from '#app/locales/nl/errors.json'

const DUTCH: readonly string[] = [account, credits, errors].flatMap((texts) => Object.values(texts))

// Spec §5 and §8, letter for letter.
test.each([
  'Je profielnaam moet anders zijn dan je e-mailadres.',
  'Je profielnaam mag niet beginnen met een @.',
  'Vul uw geboortedatum in.',
  'Ongeldige geboortedatum.',
  'Ongeldige e-mail.',
  'Dit e-mailadres heeft al een account op deze site.',
  'De opgegeven wachtwoorden zijn niet gelijk.',
  'Controleer je oude wachtwoord.',
  'Code ongeldig',
  'Login mislukt, probeer opnieuw',
  'Te veel foute pogingen, account voor {{minutes}} min geblokkeerd',
  'Activeren mislukt',
  'Link verlopen of invalide',
  'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens',
  'E-mailadres niet gevonden',
  'Er is een fout opgetreden',
  'De betaling is mislukt of geannuleeerd',
])('the spec’s Dutch text stays: %s', (text) => {
  expect(DUTCH).toContain(text)
})
