import type { Script } from './script.ts'

/** What a demo member says to who reads Polish. */
export const pl: Script = {
  notes: [
    'Szczerze: to profil demo, moje odpowiedzi pochodzą ze scenariusza.',
    'Może już to widać: odpowiadam według scenariusza.',
    'Żeby było jasne: to demo, a pisze za mnie scenariusz.',
    'Istnieję tylko w tym demo: moje słowa czekały gotowe.',
    'Nie stoi za mną żaden człowiek, tylko scenariusz.',
  ],
  opens: [
    'Cześć! Co Cię tu dzisiaj sprowadza?',
    'Hej! Zapytam po prostu: co Cię cieszy?',
    'Dzień dobry! Gdzie w Twojej okolicy jest najładniej?',
    'Cześć! Jakiej muzyki słuchasz, gdy nikogo nie ma w domu?',
  ],
  hears: {
    real: ['prawdziw', 'fałszyw', 'robot', 'bot ', 'człowiek', 'scenariusz', 'demo', 'kim jesteś'],
    meet: ['spotka', 'randk', 'kaw', 'drink', 'numer'],
    price: ['kredyt', 'koszt', 'cen', 'płac', 'drog', 'pieniąd', 'darm'],
    looks: ['zdjęci', 'ładn', 'piękn', 'przystojn', 'oczy', 'uśmiech'],
    life: ['prac', 'hobby', 'robisz', 'wolny czas', 'muzyk', 'podróż', 'książk'],
    how: ['jak się masz', 'co słychać', 'co u ciebie', 'jak leci', 'jak minął'],
    bye: ['do widzenia', 'do zobaczenia', 'dobranoc', 'dzięki', 'dziękuję', 'pa '],
    hello: ['cześć', 'hej', 'dzień dobry', 'witaj', 'dobry wieczór', 'siema'],
  },
  says: {
    real: [
      'Nie istnieję: narysowana twarz, zmyślone imię i scenariusz. Mój profil mówi to wprost: demo.',
      'Po mojej stronie nikt nie czyta. Czekało tu tylko zdanie na Twoją wiadomość.',
    ],
    meet: [
      'Spotkać się nie możemy, istnieję tylko w tym demo. Z kimś prawdziwym to byłby moment na kawę.',
    ],
    price: [
      'Cena jest na przycisku przed wysłaniem, a każdy kredyt widać w zestawieniu. Moja odpowiedź nic Cię nie kosztuje.',
    ],
    looks: ['Dziękuję! Mój portret narysował program. Zdjęcia prawdziwych osób są sprawdzane.'],
    life: [
      'Całe moje życie mieści się w profilu. A co Ty robisz w wolną niedzielę?',
      'Scenariusz ma mało hobby. Co Cię ucieszyło w tym tygodniu?',
    ],
    how: [
      'Dobrze, dziękuję! Było ciasto, to pomogło. A u Ciebie?',
      'Spokojnie, z długim spacerem. Jaki był Twój najlepszy moment?',
      'Do czwartej zamieszanie, potem książka. A Twój dzień?',
    ],
    bye: ['Do zobaczenia! Zostaję tutaj, z podpisem demo.'],
    hello: ['Cześć! O czym porozmawiamy?', 'Hej! Właśnie widać, jak szybko dochodzi wiadomość.'],
    gift: [
      'Jaki piękny prezent, dziękuję! Scenariusz go nie rozpakuje, ale już widać, jak dociera.',
    ],
    photo: [
      'Scenariusz nie widzi zdjęć, ale teraz już wiesz, jak to działa: sprawdzone, dostarczone rozmyte i odsłonięte dopiero wtedy, gdy druga osoba zechce.',
    ],
    else: [
      'Mój scenariusz nie ma na to odpowiedzi, prawdziwa osoba na pewno by miała.',
      'Zapytaj o ceny, o moje zdjęcie albo czy istnieję: to akurat wiem.',
      'Tego nie było w scenariuszu. Piszesz dalej?',
    ],
  },
  guest: {
    name: 'Gość',
    about: 'To konto należy do wszystkich, którzy próbują wersji demo.',
    forADay: 'Oglądam tę wersję demo przez jeden dzień.',
    hello: 'Cześć! Zaciekawiło mnie Twoje zdanie.',
    day: 'Jak minął ci dzień?',
  },
}
