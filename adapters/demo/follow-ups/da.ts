import type { FollowUps } from './follow-up.ts'

/** What follows each sentence of `voices/da.ts`, in its order. */
export const da: FollowUps = {
  days: {
    young: [
      'Lørdag tegnede jeg et hjerte i skummet, det lignede en kartoffel. Hvordan drikker du din kaffe?',
      'I dag står der linser på planen, igen. Hvor mange bor du sammen med?',
      'Den har fået navnet Bent og et nyt blad. Hvad har du holdt i live?',
    ],
    grown: [
      'I dag tabte vi et æg fra anden sal, helt videnskabeligt. Hvad var du god til i skolen?',
      'Så spiser jeg rundstykker på tirsdag og siger godmorgen. Hvornår har du fri?',
      'I dag blev det rugbrød, og hele gaden ved det. Hvad kommer du på?',
      'Min egen mangler kun bund, mast og sommer. Kan du lide vand?',
      'I dag er det hundens uge, så vi går meget. Hvem bor du sammen med?',
      'Den bedste går bag om bageren. Cykler du?',
      'I dag sluttede hun mødet ved at lægge sig på tastaturet. Har du et dyr?',
      'En stol, en lampe, god udsigt. Hvad ville du tage med?',
    ],
    older: [
      'I dag kor, have og en alt for lang frokost. Hvad står der hos dig?',
      'Den mindste kalder mig turbo. Hvad holder dig i gang?',
      'I dag blomstrede den første ært, jeg fejrede det alene. Dyrker du noget?',
      'Tallerken nummer to er vasket af og klar. Hvem ville du invitere?',
    ],
  },
  loves: [
    'I morges var der fire grader, og nu begynder jeg igen. Tør du?',
    'Sidste søndag var sneglen lun endnu. Går du med?',
    'Den ene var en krimi, så den gik hurtigt. Hvad læser du?',
    'Sidst fik jeg trommestikken, den ligger i køkkenet. Hvem skal jeg høre?',
    'Der stod ”må ikke røres” på døren. Hvad kunne du stå længe foran?',
    'Resterne rækker til torsdag. Hvad skal der på bordet?',
    'Sidst græd min bror, han er fyrre. Hvad spiller du?',
    'Den sidste var blå, bussen var også væk. Hvad fotograferer du?',
    'Næste gang er det til Stockholm, med madpakke. Hvor vil du hen?',
    'I dag ville den mod vandet, så nu er vi våde. Hund eller kat?',
    'Jeg synger så højt, at ingen ser fødderne. Danser du?',
    'De har også smagt på jordbærrene og anbefaler dem. Har du have?',
  ],
  wishes: [
    'Så spørger jeg én gang til: Hvordan var din dag, helt ærligt?',
    'Sort, eller med mælk og en historie til?',
    'Jeg grinede ad en and i køen. Nu er det din tur.',
    'Ærligt: Jeg skrev den her besked tre gange. Hvad er du ærlig om?',
    'Vi kan starte med venskabet. Hvad laver du helst sammen med andre?',
    'Mit er en bænk bag havnen. Hvor er dit?',
    'Alvoren er klar, og jeg har en dårlig vits med. Hvad griner du ad?',
    'Jeg har allerede fundet børsten. Hvad laver du?',
  ],
  fictional: [
    'Det nyeste brev lugter af tang. Hvem skulle det være til?',
    'Så tager vi turen til månen, kaffen var tynd. Hvor skal jeg ellers fortælle fra?',
  ],
  cam: [
    'I dag øvede jeg et drej, der næsten lykkedes. Hvad snakker du gerne om?',
    'Musikken vælger jeg selv, det er det bedste. Hvad hører du?',
  ],
}
