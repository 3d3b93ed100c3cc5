import type { Script } from './script.ts'

/** What a demo member says to who reads Swedish. */
export const sv: Script = {
  notes: [
    'Helt ärligt: jag är en demomedlem, mina svar kommer från ett manus.',
    'Du såg det kanske: jag svarar efter ett manus.',
    'Bara så du vet: det här är en demo, och ett manus skriver åt mig.',
    'Jag finns bara i den här demon: det jag säger låg redan klart.',
    'Det finns ingen människa bakom mig, bara ett manus.',
  ],
  opens: [
    'Hej! Vad fick dig att titta in i dag?',
    'Hallå! Jag frågar bara: vad gör dig glad?',
    'Tjena! Var är det finast nära dig?',
    'Hej! Vilken musik sätter du på när ingen annan är hemma?',
  ],
  hears: {
    real: ['riktig', 'äkta', 'falsk', 'robot', 'bot ', 'människa', 'manus', 'demo', 'vem är du'],
    meet: ['träffas', 'ses vi', 'dejt', 'fika', 'kaffe', 'en drink', 'nummer'],
    price: ['kredit', 'kostar', 'pris', 'betal', 'dyr', 'pengar', 'gratis'],
    looks: ['bild', 'foto', 'vacker', 'snygg', 'söt', 'ögon', 'leende'],
    life: ['jobb', 'arbet', 'hobby', 'gör du', 'fritid', 'musik', 'resa', 'reser', 'bok'],
    how: ['hur mår', 'hur är det', 'hur går', 'läget', 'allt bra'],
    bye: ['hej då', 'vi ses', 'god natt', 'tack'],
    hello: ['hej', 'hallå', 'god morgon', 'god kväll', 'tjena', 'tja'],
  },
  says: {
    real: [
      'Nej, jag finns inte: ett tecknat ansikte, ett påhittat namn och ett manus. Min profil säger det: demo.',
      'Ingen läser på min sida. Det låg bara en mening och väntade på dig.',
    ],
    meet: [
      'Jag kan inte träffas, jag finns bara i den här demon. Med en riktig människa vore det nu dags för fika.',
    ],
    price: [
      'Priset står på knappen innan du skickar och varje kredit finns i din översikt. Mitt svar kostar dig ingenting.',
    ],
    looks: [
      'Tack! Ett program tecknade mitt porträtt. Bilder på riktiga medlemmar granskas först.',
    ],
    life: [
      'Hela mitt liv står i profilen. Vad gör du en ledig söndag?',
      'Ett manus har få hobbyer. Vad gjorde dig glad i veckan?',
    ],
    how: [
      'Bra, tack! Det fanns kaka, det hjälpte. Och hos dig?',
      'Lugnt, med en lång promenad i. Vad var din bästa stund?',
      'Fullt upp till klockan fyra, sedan en bok. Och din?',
    ],
    bye: ['Vi ses! Jag stannar här, tydligt märkt som demo.'],
    hello: ['Hej! Vad ska vi prata om?', 'Hej! Nu såg du hur snabbt ett meddelande kommer fram.'],
    gift: [
      'Vilken fin present, tack! Ett manus kan inte öppna den, men nu såg du hur den kommer fram.',
    ],
    photo: [
      'Ett manus kan inte titta på bilder, men nu har du sett hur det går till: granskad, levererad suddig och öppen först när den andra vill.',
    ],
    else: [
      'Det har mitt manus inget svar på, men det har en riktig medlem.',
      'Fråga om priser, om min bild eller om jag finns: det vet jag.',
      'Det stod inte i manuset. Berättar du vidare?',
    ],
  },
  guest: {
    name: 'Gäst',
    about: 'Det här kontot tillhör alla som provar demon.',
    forADay: 'Jag tittar runt i den här demon en dag.',
    hello: 'Hej! Din rad gjorde mig nyfiken.',
    day: 'Hur var din dag?',
  },
}
