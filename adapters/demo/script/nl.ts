import type { Script } from './script.ts'

/** What a demo member says to who reads Dutch. */
export const nl: Script = {
  notes: [
    'Even eerlijk: ik ben een demolid, mijn antwoorden komen uit een script.',
    'Je zag het misschien al: ik antwoord volgens een script.',
    'Voor de duidelijkheid: dit is een demo, en een script schrijft met me mee.',
    'Ik besta alleen in deze demo: wat ik zeg, lag al klaar.',
    'Achter mij zit geen mens, alleen een script.',
  ],
  opens: [
    'Hoi! Wat bracht jou hier vandaag?',
    'Dag! Ik vraag het gewoon: waar word jij vrolijk van?',
    'Hé! Wat is bij jou in de buurt de mooiste plek?',
    'Hallo! Welke muziek zet jij op als er niemand thuis is?',
  ],
  hears: {
    real: ['echt', 'nep', 'robot', 'bot ', 'mens', 'script', 'demo', 'wie ben je'],
    meet: [
      'afspreken',
      'ontmoeten',
      'date',
      'koffie',
      'drankje',
      'zien we',
      'langskomen',
      'nummer',
    ],
    price: ['credit', 'kost', 'prijs', 'betalen', 'duur', 'geld', 'gratis'],
    looks: ['foto', 'mooi', 'knap', 'leuk profiel', 'ogen', 'lach', 'schattig'],
    life: ['werk', 'hobby', 'doe je', 'vrije tijd', 'muziek', 'reis', 'boek', 'sport', 'kinderen'],
    how: ['hoe gaat', 'hoe is het', 'alles goed', 'hoe was', 'gaat het'],
    bye: ['doei', 'dag ', 'tot later', 'slaap', 'welterusten', 'dankje', 'bedankt', 'dank je'],
    hello: ['hoi', 'hallo', 'hey', 'hai', 'goedemorgen', 'goedenavond', 'goedemiddag', 'dag'],
  },
  says: {
    real: [
      'Nee, ik ben niet echt: een getekend gezicht, een verzonnen naam en een script. De site wel, en zo zie je hoe een gesprek loopt.',
      'Echt ben ik alleen als voorbeeld. Elk profiel hier zegt wat het is, en het mijne zegt: demo.',
      'Er leest hier niemand mee aan mijn kant. Alleen een stukje tekst dat op jouw bericht wachtte.',
    ],
    meet: [
      'Afspreken kan met mij niet, want ik besta alleen in deze demo. Met iemand van vlees en bloed zou dit het moment zijn voor een kop koffie.',
      'Lief gevraagd, maar een script drinkt geen koffie. Kies voor de eerste keer een drukke plek en vertel een vriend waar je bent.',
    ],
    price: [
      'De prijs staat altijd op de knop voordat je iets verstuurt, en elke credit vind je terug in je overzicht. Mijn antwoord kost jou niets.',
      'Alleen wat jij verstuurt kost credits. Ontvangen is gratis, ook van een demolid.',
    ],
    looks: [
      'Dank je! Mijn portret is getekend door een programma, dus het compliment geef ik door aan de passer en de schaar.',
      'Geknipt uit papier, zou je haast zeggen. Bij echte leden kijkt iemand elke foto na voordat jij die ziet.',
    ],
    life: [
      'Wat er in mijn profiel staat, is alles wat ik meemaak. Vertel eens, wat doe jij op een vrije zondag?',
      'Mijn dagen bestaan uit wachten op berichten, dus doe mij jouw verhaal maar. Waar werd je deze week blij van?',
      'Een script heeft weinig hobby’s. Als ik mocht kiezen: iets met appeltaart. En jij?',
    ],
    how: [
      'Goed, dank je! Er was taart, dat hielp. En bij jou?',
      'Rustig, met een lange wandeling erin. Wat was jouw beste moment?',
      'Druk tot een uur of vier, daarna een boek. En hoe was de jouwe?',
      'Prima, dank je. Met mij gaat het eigenlijk altijd zoals het geschreven staat. En met jou?',
    ],
    bye: [
      'Graag gedaan! Schrijf gerust nog eens, ik heb geen andere plannen.',
      'Tot later. Ik blijf hier staan, netjes gelabeld als demo.',
    ],
    hello: [
      'Hoi! Leuk dat je schrijft. Waar wil je het over hebben?',
      'Hallo daar! Je hebt net gezien hoe snel een bericht aankomt.',
      'Hé, welkom. Vraag me iets, dan zie je hoe een gesprek hier werkt.',
    ],
    gift: [
      'Wat een mooi cadeau, dank je wel! Een script kan het niet uitpakken, maar je ziet nu hoe het bij iemand aankomt.',
      'Dank je! Ik zet het naast mijn script. Bij een echt lid brengt het vast een glimlach.',
    ],
    photo: [
      'Een script kan geen foto bekijken, maar je ziet nu hoe het gaat: nagekeken, wazig aangekomen en pas open als de ander dat wil.',
    ],
    else: [
      'Daar heeft mijn script geen kant-en-klaar antwoord op, maar een echt lid vast wel.',
      'Goed punt. Ik kan alleen voorgeschreven dingen zeggen, dus ik knik instemmend.',
      'Dat lees ik met plezier, al lees ik strikt genomen niets. Vertel verder?',
      'Interessant! Vraag me wat iets kost, vraag om mijn foto of vraag of ik echt ben, dan weet ik wél iets.',
      'Mijn schrijver heeft hier niet op gerekend. Bij een mens zou je nu een verhaal terugkrijgen.',
    ],
  },
  guest: {
    name: 'Gast',
    about: 'Dit account is van iedereen die de demo probeert.',
    forADay: 'Ik kijk een dag rond in deze demo.',
    hello: 'Hoi! Je zin maakte me nieuwsgierig.',
    day: 'Hoe was je dag?',
  },
}
