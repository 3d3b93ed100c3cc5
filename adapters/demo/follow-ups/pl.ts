import type { FollowUps } from './follow-up.ts'

/** What follows each sentence of `voices/pl.ts`, in its order. */
export const pl: FollowUps = {
  days: {
    young: [
      'W sobotę serce z pianki wyszło jak ziemniak. Jaką kawę pijesz?',
      'Współlokator gra gorzej niż obie gitary. Z kim mieszkasz?',
      'Ma na imię Stefan i nowy kolec. Co u Ciebie przetrwało?',
    ],
    grown: [
      'Dzisiaj piana doszła do sufitu, wszyscy coś zapamiętali. Jaki przedmiot lubisz najbardziej?',
      'Wtedy jem długie śniadanie we wtorek. Kiedy masz wolne?',
      'Dzisiaj był żytni i wie o tym cała ulica. Piętka czy środek?',
      'Najlepszy prowadzi za piekarnią. Jeździsz rowerem?',
      'Teraz jest tydzień psa, więc dużo chodzimy. Z kim mieszkasz?',
      'Dziś szukam słowa na światło po deszczu. Pomożesz?',
      'Dzisiejszy był różowy, prosto nad lasem. Rano czy wieczór?',
      'Krzesło, lampa, dobry widok. Od czego zaczyna się u Ciebie dom?',
    ],
    older: [
      'Dzisiaj chór, ogród i o wiele za długi obiad. Co u Ciebie w planach?',
      'Dzisiaj wyszły trójkątne, podobno to nowa moda. Co najchętniej gotujesz?',
      'Dzisiaj zakwitł groch, świętujemy z sąsiadką przez płot. Masz ogród?',
      'Drugi talerz już stoi na blacie. Kogo chętnie zapraszasz?',
    ],
  },
  loves: [
    'W tę niedzielę zasięg skończył się przy paprociach. Idziesz ze mną?',
    'Dziś rano było dziewięć stopni i znowu o tym mówię. Odważysz się?',
    'Ta jedna to kryminał, więc poszło szybko. Co teraz czytasz?',
    'Wokal podobno mnie zna i już się nie obraża. Kogo mam posłuchać?',
    'Na jednej było tylko „nie dotykać”. Przy czym możesz stać długo?',
    'Dzisiaj pierogi przy radiu, jedno i drugie wyszło. Tańczysz?',
    'Ostatnia była zielona, tramwaj też. Czemu robisz zdjęcia?',
    'Następny jedzie do Wiednia, z kanapkami. Dokąd Cię ciągnie?',
    'Dzisiaj pies wybrał staw, więc jesteśmy mokrzy. Pies czy kot?',
    'Ktoś musi podziękować oświetleniowcom. Jaki film teraz polecasz?',
    'Ostatnio płakał mój brat, ma czterdzieści lat. W co grasz?',
    'Dzisiaj trafiły się kurki i jedna zgubiona rękawiczka. Co Ty zbierasz?',
  ],
  wishes: [
    'Więc pytam drugi raz: jak naprawdę minął Ci dzień?',
    'Czarna czy z mlekiem i jeszcze jedną historią?',
    'Mnie rozbawiła kaczka w kolejce. Twoja kolej.',
    'Dobrze, że piszesz. Co dobrego spotkało Cię dzisiaj?',
    'Zacznijmy od przyjaźni. Co lubisz robić z innymi?',
    'Moje to ławka za dworcem. A Twoje?',
    'Powaga jest, mam też jeden kiepski dowcip. Z czego się śmiejesz?',
    'Gąbka już czeka. Co gotujesz?',
  ],
  fictional: [
    'Ostatni list pachnie wodorostami. Do kogo go wysłać?',
    'To zacznijmy od Księżyca, kawa była słaba. Dokąd potem?',
  ],
  cam: [
    'Dzisiaj ćwiczę obrót, który prawie wychodzi. O czym lubisz rozmawiać?',
    'Muzyka to najlepsza część, mam swoje listy. Czego słuchasz?',
  ],
}
