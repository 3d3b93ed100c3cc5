import type { Script } from './script.ts'

/** What a demo member says to who reads Italian. */
export const it: Script = {
  notes: [
    'Con franchezza: sono un profilo demo, le mie risposte vengono da un copione.',
    'Forse l’hai già visto: rispondo seguendo un copione.',
    'Per chiarezza: questa è una demo e un copione scrive per me.',
    'Esisto solo in questa demo: le mie parole erano già pronte.',
    'Dietro di me non c’è una persona, solo un copione.',
  ],
  opens: [
    'Ciao! Che cosa ti porta qui oggi?',
    'Ehi! Lo chiedo e basta: che cosa ti rende felice?',
    'Salve! Qual è l’angolo più bello vicino a te?',
    'Ciao! Che musica metti quando in casa non c’è nessuno?',
  ],
  hears: {
    real: [
      'vero',
      'vera',
      'reale',
      'finto',
      'finta',
      'robot',
      'bot ',
      'uman',
      'copione',
      'demo',
      'chi sei',
    ],
    meet: ['incontr', 'vederci', 'appuntamento', 'caffè', 'bere', 'numero'],
    price: ['credit', 'costa', 'prezzo', 'pagare', 'caro', 'soldi', 'gratis'],
    looks: ['foto', 'bell', 'carin', 'occhi', 'sorriso'],
    life: ['lavor', 'hobby', 'che fai', 'cosa fai', 'tempo libero', 'musica', 'viagg', 'libr'],
    how: ['come stai', 'come va', 'tutto bene', 'come è andat'],
    bye: ['a presto', 'arrivederci', 'buonanotte', 'grazie', 'a dopo'],
    hello: ['ciao', 'buongiorno', 'buonasera', 'salve', 'ehi'],
  },
  says: {
    real: [
      'No, non esisto: un volto disegnato, un nome inventato e un copione. Il mio profilo lo dice: demo.',
      'Da questa parte non legge nessuno. C’era una frase che aspettava il tuo messaggio.',
    ],
    meet: [
      'Non posso incontrarti: esisto solo in questa demo. Con una persona vera, sarebbe il momento di un caffè.',
    ],
    price: [
      'Il prezzo è sul pulsante prima dell’invio e ogni credito si ritrova nel tuo riepilogo. La mia risposta non ti costa nulla.',
    ],
    looks: [
      'Grazie! Il mio ritratto l’ha disegnato un programma. Le foto dei membri veri vengono controllate.',
    ],
    life: [
      'La mia vita sta tutta nel profilo. E tu, che fai in una domenica libera?',
      'Un copione ha pochi hobby. Che cosa ti ha fatto piacere questa settimana?',
    ],
    how: [
      'Bene, grazie! C’era una torta, ha aiutato. E la tua?',
      'Tranquilla, con una lunga passeggiata. Qual è stato il tuo momento migliore?',
      'Di corsa fino alle quattro, poi un libro. E la tua?',
    ],
    bye: ['A presto! Resto qui, con la mia etichetta demo.'],
    hello: [
      'Ciao! Di che cosa parliamo?',
      'Ciao! Hai appena visto quanto arriva in fretta un messaggio.',
    ],
    gift: ['Che bel regalo, grazie! Un copione non può scartarlo, ma ora vedi come arriva.'],
    photo: [
      'Un copione non può guardare le foto, ma ora hai visto come funziona: controllata, arrivata sfocata e aperta solo quando l’altra persona vuole.',
    ],
    else: [
      'Il mio copione non ha una risposta, un membro vero sì.',
      'Chiedimi dei prezzi, della foto o se esisto: quello lo so.',
      'Questo nel copione non c’era. Continui?',
    ],
  },
  guest: {
    name: 'Ospite',
    about: 'Questo account è di chiunque provi la demo.',
    forADay: 'Do un’occhiata a questa demo per un giorno.',
    hello: 'Ciao! La tua frase mi incuriosisce.',
    day: 'Com’è andata oggi?',
  },
}
