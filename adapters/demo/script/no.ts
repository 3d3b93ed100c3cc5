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
    real: [
      'er du … ekte',
      'er du … virkelig',
      'finnes du',
      'falsk',
      'robot',
      'bot ',
      'chatbot',
      'er du … menneske',
      'manus',
      'demo ',
      'hvem er du',
    ],
    meet: [
      'møtes',
      'møte deg',
      'kan vi ses',
      'skal vi ses',
      'ses vi',
      'treffes',
      'treffe deg',
      'en date',
      'på date',
      'en kopp kaffe',
      'ta … kaffe',
      'en drink',
      'nummeret ditt',
      'whatsapp',
    ],
    price: ['kreditt', 'credit', 'koster', 'pris', 'betal', 'dyrt', 'penger', 'gratis'],
    where: ['hvor bor', 'bor du', 'hvor kommer du', 'hvor er du', 'hvilken by'],
    age: ['hvor gammel', 'alderen din', 'når … født', 'du bursdag'],
    children: [
      'har du … barn',
      'er du … mor ',
      'er du … far ',
      'vil du … barn',
      'ønsker du … barn',
    ],
    weekend: [
      'gjør du … helg',
      'skal du … helg',
      'helgen din',
      'planer … helg',
      'gjør du i kveld',
      'skal du i kveld',
    ],
    interests: [
      'hobby',
      'hobbyer',
      'fritiden din',
      'interessene dine',
      'hva liker du',
      'liker du å gjøre',
    ],
    seeks: ['ser du etter', 'leter du', 'søker du', 'er du … ute etter', 'håper du'],
    job: [
      'jobber du',
      'jobben din',
      'arbeider du',
      'lever du av',
      'hva gjør du ',
      'til daglig',
      'studerer du',
      'yrke',
    ],
    looks: ['bilde', 'foto', 'vakker', 'pen ', 'fin', 'søt', 'øyne', 'smil'],
    life: ['jobb', 'arbeid', 'musikk', 'reise', 'bok'],
    how: ['hvordan går', 'hvordan har', 'går det', 'alt bra'],
    bye: ['ha det', 'vi ses', 'god natt', 'takk'],
    hello: ['hei', 'hallo', 'god morgen', 'god dag', 'god kveld', 'heisann'],
  },
  kin: ['barn', 'datter', 'sønn', 'barnebarn', 'tenåring'],
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
    where: [
      'Profilen min sier {{region}}. Ellers klarer et manus seg med en server. Hvor bor du?',
      'Ifølge profilen min: {{region}}. Lenger enn til denne demoen kommer jeg ikke. Hvor er det finest hos deg?',
    ],
    age: [
      'Ifølge profilen min {{age}}, men et manus får ingen rynker. Hva med deg?',
      'I profilen min står det {{age}}. Oppdiktet, som alt annet ved meg. Hvor gammel er du?',
    ],
    job: [
      'Om dagene mine sier profilen: «{{line}}» Annet arbeid har ikke et manus. Hva gjør du?',
      'Ifølge profilen min: «{{line}}» I virkeligheten venter jeg på meldinger. Og du?',
    ],
    children: [
      'Profilen min sier: «{{line}}» Oppdiktet, akkurat som jeg. Har du barn?',
      'Det står i profilen min: «{{line}}» Mer vet ikke manuset mitt. Hva med deg?',
    ],
    childless: [
      'Profilen min sier ingenting om barn, og et manus har ingen familie. Har du noen?',
      'Det er ingen barn i manuset mitt. Hva med deg?',
    ],
    weekend: [
      'Helgen min står allerede i profilen: «{{line}}» Et manus har ingen andre planer. Hva skal du?',
      'Hvis profilen min bestemte: «{{line}}» Hvordan ser helgen din ut?',
    ],
    interests: [
      'Det er profilen min klar på: «{{line}}» Hva kan du bli oppslukt av?',
      'Ifølge profilen min: «{{line}}» Hva liker du best?',
    ],
    seeks: [
      'Profilen min sier: «{{line}}» Et manus ser ikke etter noen. Hva ser du etter?',
      'Det står i profilen min: «{{line}}» Jeg er bare en demo, så hos meg finner du det ikke. Og du?',
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
    again: [
      'Mer står det ikke om det i manuset mitt. Skal vi snakke om deg?',
      'Der slutter manuset mitt. Spør meg om noe annet.',
    ],
    unknown: [
      'Jeg er et demomedlem med et manus, og det står ikke der. Men dette gjør det:',
      'Det har ikke manuset mitt noe svar på, og jeg finner ikke på noe. Dette står der:',
      'Det spørsmålet er ikke manuset mitt forberedt på. Heller noe jeg vet:',
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
