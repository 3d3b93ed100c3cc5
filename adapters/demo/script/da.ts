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
    real: [
      'er du … ægte',
      'er du … rigtig',
      'er du … virkelig',
      'findes du',
      'falsk',
      'robot',
      'bot ',
      'chatbot',
      'er du … menneske',
      'manuskript',
      'demo ',
      'hvem er du',
    ],
    meet: [
      'mødes',
      'møde dig',
      'kan vi ses',
      'skal vi ses',
      'ses vi',
      'en date',
      'på date',
      'en kop kaffe',
      'drikke kaffe',
      'en drink',
      'dit nummer',
      'whatsapp',
    ],
    price: ['kredit', 'credit', 'koster', 'pris', 'betal', 'dyrt', 'penge', 'gratis'],
    where: ['hvor bor', 'bor du', 'hvor kommer du', 'hvor er du', 'hvilken by'],
    age: ['hvor gammel', 'din alder', 'hvornår … født', 'du fødselsdag'],
    children: [
      'har du … børn',
      'er du … mor ',
      'er du … far ',
      'vil du … børn',
      'ønsker du … børn',
    ],
    weekend: [
      'laver du … weekend',
      'skal du … weekend',
      'gør du … weekend',
      'din weekend',
      'planer … weekend',
      'laver du i aften',
      'skal du i aften',
    ],
    interests: ['hobby', 'hobbyer', 'din fritid', 'dine interesser', 'hvad kan du lide'],
    seeks: ['leder du', 'søger du', 'er du … ude efter', 'håber du'],
    job: [
      'arbejder du',
      'dit arbejde',
      'dit job',
      'lever du af',
      'hvad laver du ',
      'til daglig',
      'studerer du',
    ],
    looks: ['billede', 'foto', 'smuk', 'pæn', 'flot', 'sød', 'øjne', 'smil'],
    life: ['arbejde', 'job', 'musik', 'rejse', 'bog'],
    how: ['hvordan går', 'hvordan har', 'går det', 'alt godt'],
    bye: ['farvel', 'vi ses', 'godnat', 'tak', 'hej hej'],
    hello: ['hej', 'hallo', 'godmorgen', 'goddag', 'godaften', 'halløj'],
  },
  kin: ['børn', 'datter', 'søn ', 'sønner', 'barnebarn', 'teenager'],
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
    where: [
      'Min profil siger {{region}}. Ellers har et manuskript nok i en server. Hvor bor du?',
      'Ifølge min profil: {{region}}. Længere end til denne demo kommer jeg ikke. Hvor er der smukkest hos dig?',
    ],
    age: [
      'Ifølge min profil {{age}}, men et manuskript får ingen rynker. Hvad med dig?',
      'I min profil står der {{age}}. Opdigtet som alt andet ved mig. Hvor gammel er du?',
    ],
    job: [
      'Om mine dage siger min profil: ”{{line}}” Andet arbejde har et manuskript ikke. Hvad laver du?',
      'Ifølge min profil: ”{{line}}” I virkeligheden venter jeg på beskeder. Og du?',
    ],
    children: [
      'Min profil siger: ”{{line}}” Opdigtet ligesom jeg. Har du børn?',
      'Det står i min profil: ”{{line}}” Mere ved mit manuskript ikke. Hvad med dig?',
    ],
    childless: [
      'Min profil siger ikke noget om børn, og et manuskript har ingen familie. Har du nogen?',
      'Der er ingen børn i mit manuskript. Hvad med dig?',
    ],
    weekend: [
      'Min weekend står allerede i profilen: ”{{line}}” Et manuskript har ikke andre planer. Hvad skal du?',
      'Hvis min profil bestemte: ”{{line}}” Hvordan ser din weekend ud?',
    ],
    interests: [
      'Det er min profil klar over: ”{{line}}” Hvad kan du fordybe dig i?',
      'Ifølge min profil: ”{{line}}” Hvad kan du bedst lide?',
    ],
    seeks: [
      'Min profil siger: ”{{line}}” Et manuskript søger ikke nogen. Hvad søger du?',
      'Det står i min profil: ”{{line}}” Jeg er kun en demo, så hos mig finder du det ikke. Og du?',
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
    again: [
      'Mere står der ikke om det i mit manuskript. Skal vi tale om dig?',
      'Der slutter mit manuskript. Spørg mig om noget andet.',
    ],
    unknown: [
      'Jeg er et demomedlem med et manuskript, og det står der ikke i. Men dette gør:',
      'Det har mit manuskript intet svar på, og jeg finder ikke på noget. Det her står der:',
      'Det spørgsmål er mit manuskript ikke forberedt på. Hellere noget, jeg ved:',
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
