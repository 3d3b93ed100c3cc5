import type { Script } from './script.ts'

/** What a demo member says to who reads Danish. */
export const da: Script = {
  notes: [
    'Helt ærligt: Jeg er et demomedlem, mine svar kommer fra et manuskript.',
    'Du har måske set det: Jeg svarer efter et manuskript.',
    'Bare så du ved det: Det her er en demo, og et manuskript skriver for mig.',
    'Jeg findes kun i denne demo: Det, jeg siger, lå klar.',
    'Der er ikke noget menneske bag mig, kun et manuskript.',
  ],
  opens: [
    'Hej! Hvad fik dig herind i dag?',
    'Dav! Jeg spørger bare: Hvad gør dig glad?',
    'Halløj! Hvor er der pænest i nærheden af dig?',
    'Hej! Hvilken musik sætter du på, når der ikke er andre hjemme?',
  ],
  hears: {
    real: ['ægte', 'falsk', 'robot', 'bot ', 'menneske', 'manuskript', 'demo', 'hvem er du'],
    meet: ['mødes', 'ses vi', 'date', 'kaffe', 'en drink', 'nummer'],
    price: ['kredit', 'credit', 'koster', 'pris', 'betal', 'dyr', 'penge', 'gratis'],
    looks: ['billede', 'foto', 'smuk', 'pæn', 'flot', 'sød', 'øjne', 'smil'],
    life: ['arbejde', 'job', 'hobby', 'laver du', 'fritid', 'musik', 'rejse', 'bog'],
    how: ['hvordan går', 'hvordan har', 'går det', 'alt godt'],
    bye: ['farvel', 'vi ses', 'godnat', 'tak', 'hej hej'],
    hello: ['hej', 'hallo', 'godmorgen', 'goddag', 'godaften', 'halløj'],
  },
  says: {
    real: [
      'Nej, jeg findes ikke: et tegnet ansigt, et opdigtet navn og et manuskript. Min profil siger det: demo.',
      'Ingen læser med på min side. Der lå bare en sætning og ventede på dig.',
    ],
    meet: [
      'Jeg kan ikke mødes, for jeg findes kun i denne demo. Med et rigtigt menneske ville det nu være tid til kaffe.',
    ],
    price: [
      'Prisen står på knappen, før du sender, og hver credit står i din oversigt. Mit svar koster dig ingenting.',
    ],
    looks: [
      'Tak! Et program har tegnet mit portræt. Billeder af rigtige medlemmer bliver tjekket først.',
    ],
    life: [
      'Hele mit liv står i min profil. Hvad laver du på en fri søndag?',
      'Et manuskript har få hobbyer. Hvad gjorde dig glad i denne uge?',
    ],
    how: [
      'Godt, tak! Der var kage, det hjalp. Og hos dig?',
      'Stille, med en lang gåtur i. Hvad var dit bedste øjeblik?',
      'Travlt til klokken fire, så en bog. Og din?',
    ],
    bye: ['Vi ses! Jeg bliver her, tydeligt mærket som demo.'],
    hello: [
      'Hej! Hvad skal vi tale om?',
      'Hej! Du har lige set, hvor hurtigt en besked kommer frem.',
    ],
    gift: [
      'Sikke en flot gave, tak! Et manuskript kan ikke pakke den ud, men nu så du, hvordan den kommer frem.',
    ],
    photo: [
      'Et manuskript kan ikke se billeder, men nu har du set, hvordan det foregår: set efter, leveret sløret og først åbent, når den anden vil.',
    ],
    else: [
      'Det har mit manuskript ikke noget svar på, men det har et rigtigt medlem.',
      'Spørg om priser, om mit billede, eller om jeg findes: det ved jeg noget om.',
      'Det stod ikke i manuskriptet. Fortæller du videre?',
    ],
  },
  guest: {
    name: 'Gæst',
    about: 'Denne konto tilhører alle, der prøver demoen.',
    forADay: 'Jeg ser mig om i denne demo i en dag.',
    hello: 'Hej! Din sætning gjorde mig nysgerrig.',
    day: 'Hvordan var din dag?',
  },
}
