import type { Voice } from './voice.ts'

/** How the Swedes of the demo world put it. */
export const sv: Voice = {
  days: {
    young: [
      ['Jag pluggar sista året och brygger kaffe på lördagarna.', 'coffee'],
      ['Jag bor i kollektiv med städschema som bygger på hopp.'],
      ['Första riktiga jobbet och första krukväxten som lever.'],
    ],
    grown: [
      ['Jag undervisar i matte och kan ändå vara rolig.'],
      ['Skiftarbete på sjukhuset: min söndag är ofta en tisdag.'],
      ['Jag driver ett litet bageri och stiger upp före fåglarna.', 'cooking'],
      ['Jag snickrar kök åt andra; mitt eget väntar.'],
      ['Två barn varannan vecka, en hund jämt.', 'animals'],
      ['Jag lagar cyklar och kan alla genvägar.', 'cycling'],
      ['Jag kör tåg och ser nästan varje soluppgång.'],
      ['Jag har börjat om, med färre möbler och mer luft.'],
    ],
    older: [
      ['Pensionär på pappret, upptagen på riktigt.'],
      ['Barnbarnen håller mig igång, skidorna gör resten.', 'skiing'],
      ['Huset är sålt, stugan är kvar.', 'nature'],
      ['Jag har dukat för en i några år och dukar gärna för två.'],
    ],
  },
  loves: [
    ['Jag badar så länge isen tillåter.', 'swimming', 'sauna'],
    ['På söndagar går jag tills det finns en fikastuga.', 'hiking'],
    ['Jag läser tre böcker samtidigt och hinner ut en.', 'books'],
    ['Små konserter, stora högtalare.', 'concerts'],
    ['På museum läser jag varenda skylt.', 'museums'],
    ['Jag plockar svamp och lagar mat åt åtta.', 'nature', 'cooking'],
    ['Brädspel får fram min sämsta och roligaste sida.', 'board-games'],
    ['Jag fotograferar portar och missar bussen.', 'photography'],
    ['Nattåg är min sorts lyx.', 'travel'],
    ['Hunden väljer väg och har oftast rätt.', 'animals'],
    ['Jag dansar bättre än jag sjunger.', 'dancing'],
    ['På bio sitter jag kvar till sista raden.', 'cinema'],
    ['Jag kokar för mycket sylt och letar bröd till den.', 'cooking'],
  ],
  wishes: [
    ['Jag söker någon som ställer en fråga till.'],
    ['Först en fika, sedan får vi se.', 'coffee'],
    ['Berätta vad du skrattade åt senast.'],
    ['Snäll är snyggare än snygg.'],
    ['Vänskap med chans till mer.'],
    ['Visa mig en plats i din stad som jag inte känner.', 'travel'],
    ['Något på riktigt, med mycket skratt.'],
    ['Du lagar maten, jag tar disken.', 'cooking'],
    ['Hav eller fjäll, det får vi välja ihop.', 'travel'],
  ],
  fictional: [
    ['Jag är en påhittad figur: en fyr, en mås och många brev.', 'books'],
    ['Jag finns bara i den här konversationen. Fråga om mina resor.', 'travel'],
  ],
  cam: [
    ['Jag jobbar framför kameran. Här pratar jag, men jag träffas inte.', 'dancing'],
    ['Cam-profil: det är mitt yrke och det stannar på skärmen.'],
  ],
}
