import { describe, expect, test } from 'bun:test'
import { checkName } from '#core/profiles/name.ts'

const errorOf = (typed: string, site = 'Vonk') => {
  const checked = checkName(typed, { email: 'noor@example.test', site })
  return checked.ok ? 'fine' : checked.error.code
}

describe('a name that imitates the site or its staff', () => {
  test.each([
    'Admin',
    'ADMIN 2',
    'admin!',
    'Adm1n',
    'ꓮdmin',
    'ᗩdmin',
    'ꓢupport',
    'ɱoderator',
    'rnoderator',
    'ꓦonk',
    'ʋonk',
    'Voɳk',
    'Het Vonkteam',
    'VonkNL',
    'Officielt',
    'Servicio técnico',
    '4dmin',
    'Αdmin',
    'Аdmіn',
    'ａｄｍｉｎ',
    'A.d.m.i.n',
    'S u p p o r t',
    'Supp0rt',
    'ѕuppоrt',
    'Moderator',
    'Moderátor',
    'Vonk',
    'V0nk',
    'Vоnk',
    'vonk.',
    'Vonk Support',
    'VonkSupport',
    'Support_Vonk',
    'Vonk Team',
    'Team Vonk',
    'Vonk Nederland',
    'Klantenservice',
    'Kundenservice',
    'Kundtjänst',
    'Kundeservice',
    'Asiakaspalvelu',
    'Ylläpitäjä',
    'Service client',
    'Servicio al cliente',
    'Servizio clienti',
    'Obsługa klienta',
    'Administratör',
    'Modérateur',
    'Moderador',
    'Moderatore',
    'Moderaattori',
    'Beheerder',
    'Anna Official',
    'Desk',
    'DESK 24',
    'D.e.s.k',
    'System',
    'Ѕуѕtеm',
    'Systeem',
    'Systemet',
    'Sistema',
    'Système',
    'Järjestelmä',
    'System message',
    'Vonk Desk',
    'Operator',
    'Ondersteuning',
    'Soporte',
    'Wsparcie',
    'Brukerstøtte',
    'Seguridad',
    'Sikkerhed',
    'Redakcja',
    'Noreply',
    'Админ',
    'Поддержка',
    'Модератор',
    'Virallinen Anna',
    'Medewerker Vonk',
    'Vonk Medewerker',
    'Veiligheid Vonk',
    'Mitarbeiter Vonk',
    'Vonk Employee',
    'Atención Vonk',
    'Employé Vonk',
    'Dipendente Vonk',
    'Medarbejder Vonk',
    'Vonkteamet',
    'Vonks supportteam',
    'Medarbeider Vonk',
    'Vonk henkilökunta',
    'Obsługa Vonk',
    'Ekipa Vonk',
    'Klantendienst',
    'Soporte técnico',
    'Oficial de Vonk',
  ])('is refused: %s', (name) => {
    expect(errorOf(name)).toBe('name.reserved')
  })

  test('is refused with the name of its site', () => {
    expect(errorOf('Vonk Zij', 'Vonk Zij')).toBe('name.reserved')
    expect(errorOf('Vonk Help', 'Vonk Zij')).toBe('name.reserved')
    expect(errorOf('Helder', 'Helder')).toBe('name.reserved')
    expect(errorOf('Helder')).toBe('fine')
  })

  test.each([
    'Jan Vonk',
    'Vonkje',
    'Stafford',
    'Badminton',
    'Aidé',
    'Teamo',
    'Admir',
    'Beheshta',
    'Desdemona',
    'Anna Sistema',
    'Jan Help',
    'Oficial de marina',
    'Medewerker Jan',
    'Operatoras',
  ])('is accepted if it is a person’s own: %s', (name) => expect(errorOf(name)).toBe('fine'))
})

describe('a name in letters of several alphabets that look alike', () => {
  test.each(['Аnnа', 'аnna', 'Anна', 'Maríα', 'Νina', 'Noor Бах', 'Ѕara', 'Annа 1990'])(
    'is refused: %s',
    (name) => expect(errorOf(name)).toBe('name.mixed-scripts'),
  )

  test.each([
    'Анна',
    'Анна 1990 🌊',
    'Ελένη',
    'Анна-Мария',
    '王 Anna',
    'Anna 小林',
    'さくら Ken',
    '지민 Kim',
  ])('is accepted in one of them, and beside letters that look like none: %s', (name) =>
    expect(errorOf(name)).toBe('fine'),
  )
})
