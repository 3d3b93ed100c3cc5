import type { Voice } from './voice.ts'

/** How the Danes of the demo world put it. */
export const da: Voice = {
  days: {
    young: [
      ['Jeg læser på sidste år og laver kaffe om lørdagen.', 'coffee'],
      ['Jeg bor i kollektiv med madplan og meget lidt opvask.'],
      ['Første rigtige job og første plante, der overlever.'],
    ],
    grown: [
      ['Jeg underviser i fysik og synes stadig, det er sjovt.'],
      ['Skiftende vagter på hospitalet, så min søndag er tit en tirsdag.'],
      ['Jeg bager brød til det halve kvarter.', 'cooking'],
      ['Jeg bygger både og drømmer om tid til min egen.', 'sailing'],
      ['To børn hver anden uge og en hund hele tiden.', 'animals'],
      ['Jeg reparerer cykler og kender alle smutveje.', 'cycling'],
      ['Jeg arbejder hjemmefra; katten leder møderne.', 'animals'],
      ['Jeg er begyndt forfra, med færre møbler og mere luft.'],
    ],
    older: [
      ['På pension, men kalenderen har aldrig været så fuld.'],
      ['Fire børnebørn holder mig i gang, cyklen klarer resten.', 'cycling'],
      ['Huset er solgt, kolonihaven er min.', 'gardening'],
      ['Jeg har dækket bord til én i nogle år og vil gerne tilbage til to.'],
    ],
  },
  loves: [
    ['Jeg vinterbader og taler for meget om det.', 'swimming', 'sauna'],
    ['Søndag er en lang gåtur med kanelsnegl i den anden ende.', 'hiking'],
    ['Jeg læser tre bøger på én gang og bliver færdig med den ene.', 'books'],
    ['Til koncerter står jeg forrest, med ørepropper.', 'concerts'],
    ['På museum læser jeg hvert eneste skilt.', 'museums'],
    ['Jeg laver mad til otte, også når vi er to.', 'cooking'],
    ['Brætspil gør mig til et farligt menneske.', 'board-games'],
    ['Jeg tager billeder af døre og kommer for sent.', 'photography'],
    ['Nattog er den bedste ferie.', 'travel'],
    ['Min hund vælger vejen, og den har som regel ret.', 'animals', 'nature'],
    ['Jeg danser bedre, end jeg synger.', 'dancing'],
    ['I haven spiser sneglene bedst.', 'gardening'],
  ],
  wishes: [
    ['Jeg leder efter en, der spørger en gang til.'],
    ['Først kaffe, så ser vi.', 'coffee'],
    ['Skriv, hvad du sidst grinede højt ad.'],
    ['Ærlig er pænere end pæn.'],
    ['Venskab med mulighed for mere.'],
    ['Vis mig et sted i din by, jeg ikke kender.', 'travel'],
    ['Noget alvorligt med meget grin i.'],
    ['Du laver mad, jeg vasker op.', 'cooking'],
  ],
  fictional: [
    ['Jeg er en opdigtet figur: et fyrtårn, en måge og mange breve.', 'books'],
    ['Jeg findes kun i denne samtale. Spørg til mine rejser.', 'travel'],
  ],
  cam: [
    ['Jeg arbejder foran kameraet. Her snakker jeg, men jeg mødes ikke.', 'dancing'],
    ['Cam-profil: det er mit job, og det bliver på skærmen.'],
  ],
}
