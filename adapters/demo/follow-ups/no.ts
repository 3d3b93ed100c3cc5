import type { FollowUps } from './follow-up.ts'

/** What follows each sentence of `voices/no.ts`, in its order. */
export const no: FollowUps = {
  days: {
    young: [
      'På lørdag ble hjertet i skummet en potet. Hvordan drikker du kaffen?',
      'I dag falt alle fire, midt på natten. Går du på ski?',
      'Den heter Bent og har fått et nytt blad. Hva har du holdt i live?',
    ],
    grown: [
      'I dag slapp vi et egg fra tredje etasje, helt vitenskapelig. Hva var du god i på skolen?',
      'Da spiser jeg lang frokost på tirsdagen. Når har du fri?',
      'I dag ble det rundstykker, og hele gata vet det. Skorpe eller krumme?',
      'Min egen mangler bare bunn, mast og sommer. Liker du sjøen?',
      'I dag er det hundens uke, så vi går mye. Hvem bor du sammen med?',
      'Den beste går bak bakeriet. Sykler du?',
      'I dag sto reinen og så på oss. Hvor ville du kjørt?',
      'En stol, en lampe, god utsikt. Hva ville du tatt med?',
    ],
    older: [
      'I dag kor, hage og en altfor lang lunsj. Hva står det hos deg?',
      'Den minste kaller meg turbo. Hva holder deg i gang?',
      'Der knirker bare det tredje trinnet. Hvor finner du ro?',
      'Tallerken nummer to står klar. Hvem ville du bedt?',
    ],
  },
  loves: [
    'I dag kom regnet fra siden, jeg sukket én gang. Går du i all slags vær?',
    'I dag morges var det fire grader, og nå begynner jeg igjen. Tør du?',
    'Den ene var krim, så den gikk fort. Hva leser du?',
    'Sist fikk jeg trommestikka, den ligger på kjøkkenet. Hvem skal jeg høre på?',
    'Det sto «må ikke røres» på døra. Hva kan du stå lenge foran?',
    'Restene holder til torsdag. Hva skal på bordet?',
    'Sist gråt broren min, han er førti. Hva spiller du?',
    'Det siste var rødt og sto på skrå. Hva tar du bilder av?',
    'Neste går til Bodø, med matpakke. Hvor vil du?',
    'I dag ville den mot vannet, så nå er vi våte. Hund eller katt?',
    'Jeg synger så høyt at ingen ser føttene. Danser du?',
    'Sist manglet bare fyrstikkene. Hva ville du pakket?',
  ],
  wishes: [
    'Da spør jeg en gang til: Hvordan var dagen din, helt ærlig?',
    'Svart, eller med melk og en historie til?',
    'Jeg lo av en and i køen. Din tur.',
    'Snilt av deg å skrive. Hva gjorde noen snilt for deg sist?',
    'Vi kan begynne med vennskapet. Hva gjør du helst sammen med andre?',
    'Mitt er en benk bak havna. Hvor er ditt?',
    'Alvoret er klart, og jeg har med en dårlig vits. Hva ler du av?',
    'Jeg har alt funnet børsten. Hva lager du?',
  ],
  fictional: [
    'Det siste brevet lukter tang. Hvem skal det til?',
    'Da tar vi turen til månen, kaffen var tynn. Hvor vil du etterpå?',
  ],
  cam: [
    'I dag øvde jeg på en sving som nesten gikk. Hva prater du helst om?',
    'Musikken velger jeg selv, det er det beste. Hva hører du på?',
  ],
}
