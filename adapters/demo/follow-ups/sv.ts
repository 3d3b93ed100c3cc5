import type { FollowUps } from './follow-up.ts'

/** What follows each sentence of `voices/sv.ts`, in its order. */
export const sv: FollowUps = {
  days: {
    young: [
      'I lördags blev hjärtat i skummet en potatis. Hur dricker du ditt kaffe?',
      'Hoppet ligger just nu i diskhon. Hur många bor du med?',
      'Den heter Bengt och har fått ett nytt blad. Vad har du hållit vid liv?',
    ],
    grown: [
      'I dag räknade vi på tårtbitar, alla hängde med. Vad var du bra på i skolan?',
      'Då äter jag frukost länge på tisdagen. När är du ledig?',
      'Fåglarna har börjat klaga på väckarklockan. Kant eller inkråm?',
      'Hemma hänger luckan på en spik sedan i våras. Vad skjuter du upp?',
      'I dag är det hundens vecka, så vi går mycket. Vilka bor du med?',
      'Den bästa går bakom bageriet. Cyklar du?',
      'I morse var den rosa över skogen. Morgon eller kväll?',
      'En stol, en lampa, bra utsikt. Vad skulle du ta med?',
    ],
    older: [
      'I dag kör, trädgård och en alldeles för lång lunch. Vad står på hos dig?',
      'Den minsta kallar mig turbo. Vad håller dig i gång?',
      'Där knarrar bara tredje trappsteget. Var tar du det lugnt?',
      'Tallrik nummer två är redan framme. Vem skulle du bjuda?',
    ],
  },
  loves: [
    'I morse fyra grader, och nu börjar jag igen. Vågar du?',
    'I söndags var bullen ljummen. Följer du med?',
    'Den ena var en deckare, så den gick fort. Vad läser du?',
    'Senast stod jag så nära att håret fladdrade. Vem ska jag lyssna på?',
    'Det stod ”rör ej” på dörren. Vad kan du stå länge framför?',
    'I dag blev det kantareller på allt. Vad vill du äta?',
    'Senast grät min bror, han är fyrtio. Vad spelar du?',
    'Den senaste var grön, bussen också. Vad fotograferar du?',
    'Nästa går till Narvik, med matsäck. Vart vill du?',
    'I dag ville den mot vattnet, så nu är vi blöta. Hund eller katt?',
    'Jag sjunger så högt att ingen ser fötterna. Dansar du?',
    'Någon måste ju tacka hundföraren. Vad såg du senast?',
    'Den här veckan fikon med ingefära. Vilket bröd passar?',
  ],
  wishes: [
    'Då frågar jag en gång till: Hur var din dag, på riktigt?',
    'Svart, eller med mjölk och en historia till?',
    'Jag skrattade åt en and i kön. Din tur.',
    'Snällt av dig att skriva. Vad gjorde någon snällt för dig senast?',
    'Vi kan börja med vänskapen. Vad gör du helst med andra?',
    'Min är en bänk bakom hamnen. Var ligger din?',
    'Allvaret är på plats, och jag har ett dåligt skämt med. Vad skrattar du åt?',
    'Jag har redan hittat borsten. Vad lagar du?',
    'Jag säger hav, för pommes fritesen efteråt. Och du?',
  ],
  fictional: [
    'Det senaste brevet luktar tång. Till vem ska det?',
    'Då tar vi resan till månen, kaffet var tunt. Vart vill du sedan?',
  ],
  cam: [
    'I dag övade jag en snurr som nästan gick. Vad pratar du helst om?',
    'Musiken väljer jag själv, det är det bästa. Vad lyssnar du på?',
  ],
}
