import type { Voice } from './voice.ts'

/** How the Polish-speaking people of the demo world put it. */
export const pl: Voice = {
  days: {
    young: [
      ['Kończę studia, a w soboty parzę kawę.', 'coffee'],
      ['Mieszkam z dwiema gitarami i jednym współlokatorem.', 'music-making'],
      ['Pierwsza prawdziwa praca i pierwszy kaktus, który żyje.'],
    ],
    grown: [
      ['Uczę chemii i nadal mnie to bawi.'],
      ['Pracuję na zmiany w szpitalu, więc moja niedziela bywa we wtorek.'],
      ['Prowadzę małą piekarnię i wstaję przed ptakami.', 'cooking'],
      ['Naprawiam rowery i znam wszystkie skróty w mieście.', 'cycling'],
      ['Co drugi tydzień dwoje dzieci, codziennie jeden pies.', 'animals'],
      ['Tłumaczę książki i szukam słów na spacerach.', 'languages', 'books'],
      ['Prowadzę pociąg i widzę prawie każdy wschód słońca.'],
      ['Zaczynam od nowa: mniejsze mieszkanie, więcej powietrza.'],
    ],
    older: [
      ['Na emeryturze kalendarz mam pełniejszy niż kiedyś.'],
      ['Wnuki uczą mnie telefonu, a ja je lepienia pierogów.', 'cooking'],
      ['Zamiast warsztatu mam teraz działkę i święty spokój.', 'gardening'],
      ['Od paru lat nakrywam stół dla jednej osoby i wolę dla dwóch.'],
    ],
  },
  loves: [
    ['W niedzielę idę w las tak daleko, aż skończy się zasięg.', 'hiking', 'nature'],
    ['Pływam w jeziorze do pierwszego lodu.', 'swimming'],
    ['Czytam trzy książki naraz i kończę jedną.', 'books'],
    ['Na małych koncertach śpiewam głośniej niż wokal.', 'concerts'],
    ['W muzeum czytam każdą tabliczkę.', 'museums'],
    ['Tańczę lepiej, niż gotuję, a gotuję dobrze.', 'dancing', 'cooking'],
    ['Robię zdjęcia bramom i spóźniam się na tramwaj.', 'photography'],
    ['Najlepiej podróżuje mi się nocnym pociągiem.', 'travel'],
    ['Mój pies wybiera drogę i zwykle ma rację.', 'animals'],
    ['W kinie siedzę do końca napisów.', 'cinema'],
    ['Planszówki budzą we mnie ducha walki.', 'board-games'],
    ['Grzyby zbieram z pasją, a oddaję sąsiadom.', 'nature'],
  ],
  wishes: [
    ['Szukam kogoś, kto zadaje drugie pytanie.'],
    ['Najpierw kawa, potem zobaczymy.', 'coffee'],
    ['Napisz, co ostatnio rozbawiło Cię do łez.'],
    ['Dobroć podoba mi się bardziej niż uroda.'],
    ['Przyjaźń z szansą na coś więcej.'],
    ['Pokaż mi miejsce w swoim mieście, którego nie znam.', 'travel'],
    ['Coś poważnego, byle z dużą ilością śmiechu.'],
    ['Ty gotujesz, ja zmywam, albo na odwrót.', 'cooking'],
  ],
  fictional: [
    ['Jestem postacią zmyśloną: latarnia morska, mewa i dużo listów.', 'books'],
    ['Istnieję tylko w tej rozmowie. Zapytaj o moje podróże.', 'travel'],
  ],
  cam: [
    ['Pracuję przed kamerą. Tutaj rozmawiam, ale się nie spotykam.', 'dancing'],
    ['Profil kamerkowy: to mój zawód i zostaje na ekranie.'],
  ],
}
