import type { Voice } from './voice.ts'

/** How the Norwegians of the demo world put it. */
export const no: Voice = {
  days: {
    young: [
      ['Jeg er på siste året og lager kaffe på lørdager.', 'coffee'],
      ['Jeg bor i kollektiv med fire par ski i gangen.', 'skiing'],
      ['Første ordentlige jobb og første plante som lever.'],
    ],
    grown: [
      ['Jeg underviser i naturfag og syns fremdeles det er gøy.', 'nature'],
      ['Turnus på sykehuset, så søndagen min er ofte en tirsdag.'],
      ['Jeg baker brød til halve nabolaget.', 'cooking'],
      ['Jeg bygger båter og drømmer om tid til min egen.', 'sailing'],
      ['To barn annenhver uke og en hund hele tiden.', 'animals'],
      ['Jeg mekker sykler og kan alle snarveiene.', 'cycling'],
      ['Jeg kjører tog over fjellet og blir aldri lei.', 'nature'],
      ['Jeg har begynt på nytt, med færre møbler og mer luft.'],
    ],
    older: [
      ['Pensjonist, men timeplanen er fullere enn før.'],
      ['Barnebarna holder meg i gang, skiene tar resten.', 'skiing'],
      ['Huset er solgt, hytta er min.', 'nature'],
      ['Jeg har dekket på til én i noen år og vil gjerne tilbake til to.'],
    ],
  },
  loves: [
    ['Jeg går på tur i alt slags vær og klager bare litt.', 'hiking'],
    ['Isbading først, badstue etterpå.', 'swimming', 'sauna'],
    ['Jeg leser tre bøker samtidig og blir ferdig med én.', 'books'],
    ['På konsert står jeg foran, med ørepropper.', 'concerts'],
    ['På museum leser jeg hvert eneste skilt.', 'museums'],
    ['Jeg lager mat til åtte, også når vi er to.', 'cooking'],
    ['Brettspill gjør meg til et farlig menneske.', 'board-games'],
    ['Jeg fotograferer naust og glemmer tiden.', 'photography'],
    ['Nattog er den beste ferien.', 'travel'],
    ['Hunden velger vei og har som regel rett.', 'animals'],
    ['Jeg danser bedre enn jeg synger.', 'dancing'],
    ['Telt, primus, stjerner: mer trenger jeg ikke.', 'camping', 'nature'],
  ],
  wishes: [
    ['Jeg ser etter en som spør en gang til.'],
    ['Kaffe først, så ser vi.', 'coffee'],
    ['Skriv hva du lo av sist.'],
    ['Snill er penere enn pen.'],
    ['Vennskap med mulighet for mer.'],
    ['Vis meg et sted i byen din som jeg ikke kjenner.', 'travel'],
    ['Noe alvorlig, med mye latter i.'],
    ['Du lager mat, jeg vasker opp.', 'cooking'],
  ],
  fictional: [
    ['Jeg er en oppdiktet figur: et fyr, en måke og mange brev.', 'books'],
    ['Jeg finnes bare i denne samtalen. Spør om reisene mine.', 'travel'],
  ],
  cam: [
    ['Jeg jobber foran kamera. Her prater jeg, men jeg møtes ikke.', 'dancing'],
    ['Cam-profil: det er jobben min, og den blir på skjermen.'],
  ],
}
