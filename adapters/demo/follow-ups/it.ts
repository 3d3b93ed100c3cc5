import type { FollowUps } from './follow-up.ts'

/** What follows each sentence of `voices/it.ts`, in its order. */
export const it: FollowUps = {
  days: {
    young: [
      'Sabato il cuore nella schiuma sembrava una patata. Tu come lo prendi?',
      'La chitarra vince ai voti. Tu con chi vivi?',
      'Oggi è venuto piatto, lo chiamo focaccia. Crosta o mollica?',
    ],
    grown: [
      'Oggi Napoleone ha fatto ridere in fondo all’aula. Tu in che materia brillavi?',
      'Allora faccio colazione lunga il martedì. Tu quando riposi?',
      'Oggi ho piantato ciclamini e mezzo cortile su di me. Tu coltivi qualcosa?',
      'Oggi tre minuti, colpa di una pecora. Tu dove andresti?',
      'Questa è la settimana del gatto, decide lui. Tu con chi vivi?',
      'L’armadio di oggi era di un mago, dentro c’era ancora un coniglio di stoffa. Tu che cosa conservi?',
      'Oggi la riunione sapeva di basilico. Tu dove lavori meglio?',
      'Una sedia, una lampada, una bella vista. Tu da che cosa inizieresti?',
    ],
    older: [
      'Oggi coro, orto e un pranzo lunghissimo. Tu che programmi hai?',
      'Il più piccolo mi chiama turbo. Tu come ti tieni in forma?',
      'Ha due posti e un nome enorme. Ti piace il mare?',
      'Il secondo piatto è già sul tavolo. Tu chi inviteresti?',
    ],
  },
  loves: [
    'Domenica scorsa erano tagliatelle e nebbia. Vieni?',
    'Stamattina quattordici gradi, ecco, ricomincio. Ti tuffi?',
    'Quello finito era un giallo. Tu che cosa leggi?',
    'L’ultima volta si è accesa la luce. Chi devo ascoltare?',
    'Su uno c’era scritto solo “non toccare”. Davanti a che cosa ti fermi?',
    'Il cuore va a tempo, i piedi seguono. Tu balli?',
    'L’ultimo era verde, come l’autobus. Tu che cosa fotografi?',
    'Il prossimo ferma in tutte le stazioni. Tu dove andresti?',
    'Gli avanzi bastano fino a giovedì. Che cosa mettiamo in tavola?',
    'Oggi ha scelto il fiume, siamo pieni di fango. Cane o gatto?',
    'La quarta fila la lascio a te. Che film hai visto?',
    'Stasera un rosso con una bella etichetta. Bianco o rosso?',
    'Stamattina dieci saluti e un abbaio. Tu corri?',
    'Questa settimana fichi e zenzero. Che pane ci metti?',
    'Oggi ho perso in undici mosse. Tu giochi?',
  ],
  wishes: [
    'Allora la faccio: com’è andata davvero la tua giornata?',
    'Macchiato, lungo o con una storia?',
    'A me ha fatto ridere una papera in coda alla cassa. E a te?',
    'È gentile che tu scriva. Che gentilezza hai ricevuto oggi?',
    'Cominciamo dall’amicizia. Che cosa fai volentieri in compagnia?',
    'Il mio è una panchina dietro il porto. E il tuo?',
    'La serietà c’è, e anche una battuta pessima. Tu di che cosa ridi?',
    'La spugna è pronta. Che cosa cucini?',
    'La mia è degli ABBA e lo nego. La tua?',
    'Io dico mare, per le patatine dopo. E tu?',
    'Il mio ha una macchia di caffè. E il tuo?',
  ],
  fictional: [
    'L’ultima lettera sa di alghe. A chi la mandiamo?',
    'Cominciamo dalla luna, il caffè era lungo. E poi dove?',
  ],
  cam: [
    'Oggi ho provato un giro che quasi riusciva. Di che cosa parli volentieri?',
    'La musica la scelgo io, è la parte migliore. Che cosa ascolti?',
  ],
}
