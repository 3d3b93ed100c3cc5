import type { Script } from './script.ts'

/** What a demo member says to who reads Norwegian. */
export const no: Script = {
  notes: [
    'Helt ærlig: Jeg er et demomedlem, svarene mine kommer fra et manus.',
    'Du så det kanskje: Jeg svarer etter et manus.',
    'Bare så du vet det: Dette er en demo, og et manus skriver for meg.',
    'Jeg finnes bare i denne demoen: Det jeg sier, lå klart.',
    'Det er ikke noe menneske bak meg, bare et manus.',
  ],
  opens: [
    'Hei! Hva fikk deg hit i dag?',
    'Hallo! Jeg bare spør: Hva gjør deg glad?',
    'Heisann! Hvor er det finest i nærheten av deg?',
    'Hei! Hvilken musikk setter du på når ingen andre er hjemme?',
  ],
  hears: {
    real: ['ekte', 'falsk', 'robot', 'bot ', 'menneske', 'manus', 'demo', 'hvem er du'],
    meet: ['møtes', 'ses vi', 'date', 'kaffe', 'en drink', 'nummer'],
    price: ['kreditt', 'credit', 'koster', 'pris', 'betal', 'dyr', 'penger', 'gratis'],
    looks: ['bilde', 'foto', 'vakker', 'pen ', 'fin', 'søt', 'øyne', 'smil'],
    life: ['jobb', 'arbeid', 'hobby', 'gjør du', 'fritid', 'musikk', 'reise', 'bok'],
    how: ['hvordan går', 'hvordan har', 'går det', 'alt bra'],
    bye: ['ha det', 'vi ses', 'god natt', 'takk'],
    hello: ['hei', 'hallo', 'god morgen', 'god dag', 'god kveld', 'heisann'],
  },
  says: {
    real: [
      'Nei, jeg finnes ikke: et tegnet ansikt, et oppdiktet navn og et manus. Profilen min sier det: demo.',
      'Ingen leser på min side. Det lå bare en setning og ventet på deg.',
    ],
    meet: [
      'Jeg kan ikke møtes, for jeg finnes bare i denne demoen. Med et ekte menneske ville det nå vært tid for kaffe.',
    ],
    price: [
      'Prisen står på knappen før du sender, og hver credit står i oversikten din. Svaret mitt koster deg ingenting.',
    ],
    looks: [
      'Takk! Et program tegnet portrettet mitt. Bilder av ekte medlemmer blir sjekket først.',
    ],
    life: [
      'Hele livet mitt står i profilen. Hva gjør du på en ledig søndag?',
      'Et manus har få hobbyer. Hva gjorde deg glad denne uken?',
    ],
    how: [
      'Bra, takk! Det var kake, det hjalp. Og hos deg?',
      'Rolig, med en lang tur i. Hva var det beste øyeblikket ditt?',
      'Travelt til klokka fire, så en bok. Og din?',
    ],
    bye: ['Vi ses! Jeg blir her, tydelig merket som demo.'],
    hello: ['Hei! Hva skal vi snakke om?', 'Hei! Nå så du hvor fort en melding kommer fram.'],
    gift: [
      'For en fin gave, takk! Et manus kan ikke pakke den opp, men nå så du hvordan den kommer fram.',
    ],
    photo: [
      'Et manus kan ikke se bilder, men nå har du sett hvordan det går: sjekket, levert uskarpt og først åpent når den andre vil.',
    ],
    else: [
      'Det har ikke manuset mitt noe svar på, men det har et ekte medlem.',
      'Spør om priser, om bildet mitt eller om jeg finnes: det vet jeg noe om.',
      'Det sto ikke i manuset. Forteller du videre?',
    ],
  },
  guest: {
    name: 'Gjest',
    about: 'Denne kontoen tilhører alle som prøver demoen.',
    forADay: 'Jeg ser meg om i denne demoen en dag.',
    hello: 'Hei! Setningen din gjorde meg nysgjerrig.',
    day: 'Hvordan var dagen din?',
  },
}
