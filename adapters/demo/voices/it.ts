import type { Voice } from './voice.ts'

/** How the Italian-speaking people of the demo world put it. */
export const it: Voice = {
  days: {
    young: [
      ['Mi manca un anno alla laurea e il sabato faccio caffè.', 'coffee'],
      ['Divido casa con due coinquilini e una chitarra scordata.', 'music-making'],
      ['Imparo a fare il pane e i vicini assaggiano.', 'cooking'],
    ],
    grown: [
      ['Insegno storia e ogni tanto qualcuno ride.', 'history'],
      ['Faccio i turni in ospedale: la mia domenica cade spesso di martedì.'],
      ['Ho un piccolo vivaio e le mani sempre sporche di terra.', 'gardening'],
      ['Guido il treno e arrivo puntuale, quasi sempre.'],
      ['Due figli a settimane alterne, un gatto tutti i giorni.', 'animals'],
      ['Restauro mobili e a ognuno invento una storia.', 'art'],
      ['Lavoro da casa, il mio ufficio profuma di sugo.', 'cooking'],
      ['Ricomincio dopo tanti anni, con meno scatole e più luce.'],
    ],
    older: [
      ['Sono in pensione e non ho mai avuto tanto da fare.'],
      ['I nipoti mi tengono in forma, il resto lo fa la bicicletta.', 'cycling'],
      ['Ho venduto il negozio e comprato una barca minuscola.', 'sailing'],
      ['Da qualche anno apparecchio per una persona: vorrei tornare a due.'],
    ],
  },
  loves: [
    ['La domenica cammino finché non trovo una trattoria.', 'hiking', 'dining-out'],
    ['Nuoto in mare fino a novembre e me ne vanto.', 'swimming'],
    ['Leggo tre libri insieme e ne finisco uno.', 'books'],
    ['Ai concerti canto, per fortuna è buio.', 'concerts'],
    ['Nei musei leggo ogni cartellino.', 'museums'],
    ['Ballo il tango con più cuore che tecnica.', 'dancing'],
    ['Fotografo portoni e perdo l’autobus.', 'photography'],
    ['I treni lenti sono la mia vacanza.', 'travel'],
    ['Cucino per otto anche quando siamo in due.', 'cooking'],
    ['Il mio cane decide la strada e di solito ha ragione.', 'animals', 'nature'],
    ['Al cinema sto in terza fila, in mezzo.', 'cinema'],
    ['Di vino so poco, ma ascolto volentieri.', 'wine'],
    ['Corro piano, per salutare tutti.', 'running'],
    ['Faccio troppa marmellata e cerco il pane giusto.', 'cooking'],
    ['Gioco a scacchi al parco, soprattutto per parlare.', 'board-games'],
  ],
  wishes: [
    ['Cerco qualcuno che faccia una seconda domanda.'],
    ['Un caffè, poi si vede.', 'coffee'],
    ['Raccontami l’ultima volta che hai riso forte.'],
    ['La gentilezza mi conquista più della bellezza.'],
    ['Un’amicizia che può diventare altro.'],
    ['Portami in un angolo della tua città che non conosco.', 'travel'],
    ['Qualcosa di serio, ma con tante risate.'],
    ['Se cucini, lavo i piatti.', 'cooking'],
    ['Dimmi che canzone alzi in macchina.'],
    ['Mare o montagna, si decide insieme.', 'travel'],
    ['Porta il tuo libro preferito, io porto il mio.', 'books'],
  ],
  fictional: [
    ['Esisto solo sulla carta: un faro, un gabbiano e molte lettere inventate.', 'books'],
    ['Personaggio inventato: vivo solo in questa conversazione e ho viaggiato ovunque.', 'travel'],
  ],
  cam: [
    ['Lavoro davanti alla telecamera. Qui si chiacchiera, non ci si incontra.', 'dancing'],
    ['Profilo cam: è il mio mestiere e resta dentro lo schermo.'],
  ],
}
