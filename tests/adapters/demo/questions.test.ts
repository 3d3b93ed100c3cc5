import { describe, expect, test } from 'bun:test'
import { reply } from '#adapters/demo/answers.ts'
import { linesOn, type OwnWords } from '#adapters/demo/own-words.ts'
import { type Topic, topicOf } from '#adapters/demo/script/script.ts'
import { SCRIPTS } from '#adapters/demo/script/scripts.ts'
import { VOICES } from '#adapters/demo/voices/voices.ts'
import { LOCALES, type Locale } from '#core/site/locales.ts'

/** What people ask, by what it is about. */
const QUESTIONS = [
  ...(['meet', 'where', 'age', 'children', 'weekend', 'interests', 'seeks', 'job', 'how'] as const),
] as const
type Asked = Readonly<Record<(typeof QUESTIONS)[number], readonly string[]>>

const ASKED: Readonly<Record<Locale, Asked>> = {
  nl: {
    meet: ['Kunnen we afspreken?', 'Zullen we een keer koffie drinken?'],
    where: ['Waar woon je?', 'En waar kom jij vandaan?'],
    age: ['Hoe oud ben je eigenlijk?'],
    children: ['Heb je kinderen?', 'Heb jij ook kinderen?'],
    weekend: ['Wat doe je dit weekend?', 'Wat ga je dit weekend doen?'],
    interests: ['Wat zijn je hobby’s?', 'Wat doe je in je vrije tijd?'],
    seeks: ['Wat zoek je hier?', 'Waar ben je naar op zoek?'],
    job: ['Wat doe je voor werk?', 'Wat doe jij?'],
    how: ['Hoe gaat het?', 'Hoe is het met je?'],
  },
  en: {
    meet: ['Can we meet?', 'Shall we go for a drink?'],
    where: ['Where do you live?', 'Where are you from?'],
    age: ['How old are you?'],
    children: ['Do you have children?', 'Do you have any kids?'],
    weekend: ['What are you doing this weekend?', 'Any plans for the weekend?'],
    interests: ['What are your hobbies?', 'What do you do in your free time?'],
    seeks: ['What are you looking for?'],
    job: ['What do you do for work?', 'What do you do?', 'What’s your job?'],
    how: ['How are you?'],
  },
  de: {
    meet: ['Können wir uns treffen?', 'Wollen wir mal einen Kaffee trinken?'],
    where: ['Wo wohnst du?', 'Woher kommst du?'],
    age: ['Wie alt bist du?'],
    children: ['Hast du Kinder?'],
    weekend: ['Was machst du am Wochenende?', 'Hast du Pläne fürs Wochenende?'],
    interests: ['Was sind deine Hobbys?', 'Was machst du in deiner Freizeit?'],
    seeks: ['Was suchst du hier?', 'Wonach suchst du?'],
    job: ['Was machst du beruflich?', 'Was arbeitest du?'],
    how: ['Wie geht es dir?', 'Wie geht’s?'],
  },
  fr: {
    meet: ['On peut se voir ?', 'On va prendre un verre ?'],
    where: ['Où habites-tu ?', 'Tu habites où ?'],
    age: ['Quel âge as-tu ?'],
    children: ['As-tu des enfants ?', 'Est-ce que tu as des enfants ?'],
    weekend: ['Que fais-tu ce week-end ?', 'Tu fais quoi ce week-end ?'],
    interests: ['Quels sont tes loisirs ?', 'Qu’est-ce que tu aimes ?'],
    seeks: ['Qu’est-ce que tu cherches ?', 'Que cherches-tu ici ?'],
    job: ['Tu fais quoi dans la vie ?', 'Quel est ton métier ?'],
    how: ['Comment ça va ?', 'Comment vas-tu ?'],
  },
  es: {
    meet: ['¿Podemos vernos?', '¿Vamos a tomar un café?'],
    where: ['¿Dónde vives?', '¿De dónde eres?'],
    age: ['¿Cuántos años tienes?'],
    children: ['¿Tienes hijos?'],
    weekend: ['¿Qué haces este fin de semana?', '¿Qué vas a hacer el fin de semana?'],
    interests: ['¿Cuáles son tus aficiones?', '¿Qué te gusta hacer?'],
    seeks: ['¿Qué buscas aquí?'],
    job: ['¿A qué te dedicas?', '¿En qué trabajas?'],
    how: ['¿Cómo estás?', '¿Qué tal?'],
  },
  it: {
    meet: ['Possiamo incontrarci?', 'Andiamo a prendere un caffè?'],
    where: ['Dove vivi?', 'Di dove sei?'],
    age: ['Quanti anni hai?'],
    children: ['Hai figli?'],
    weekend: ['Cosa fai questo weekend?', 'Che fai nel fine settimana?'],
    interests: ['Quali sono i tuoi hobby?', 'Cosa ti piace fare?'],
    seeks: ['Cosa cerchi qui?'],
    job: ['Che lavoro fai?', 'Cosa fai nella vita?'],
    how: ['Come stai?', 'Come va?'],
  },
  da: {
    meet: ['Kan vi mødes?', 'Skal vi tage en kop kaffe?'],
    where: ['Hvor bor du?', 'Hvor kommer du fra?'],
    age: ['Hvor gammel er du?'],
    children: ['Har du børn?'],
    weekend: ['Hvad laver du i weekenden?', 'Hvad skal du lave i weekenden?'],
    interests: ['Hvad er dine interesser?', 'Hvad laver du i din fritid?'],
    seeks: ['Hvad leder du efter?', 'Hvad søger du?'],
    job: ['Hvad arbejder du med?', 'Hvad laver du?'],
    how: ['Hvordan har du det?', 'Hvordan går det?'],
  },
  no: {
    meet: ['Kan vi møtes?', 'Skal vi ta en kaffe?'],
    where: ['Hvor bor du?', 'Hvor kommer du fra?'],
    age: ['Hvor gammel er du?'],
    children: ['Har du barn?'],
    weekend: ['Hva gjør du i helgen?', 'Hva skal du gjøre i helgen?'],
    interests: ['Hva er interessene dine?', 'Har du noen hobbyer?'],
    seeks: ['Hva ser du etter?', 'Hva leter du etter?'],
    job: ['Hva jobber du med?', 'Hva gjør du?'],
    how: ['Hvordan har du det?', 'Hvordan går det?'],
  },
  sv: {
    meet: ['Kan vi träffas?', 'Ska vi ta en fika?'],
    where: ['Var bor du?', 'Varifrån kommer du?'],
    age: ['Hur gammal är du?'],
    children: ['Har du barn?'],
    weekend: ['Vad gör du i helgen?', 'Vad ska du göra i helgen?'],
    interests: ['Vad har du för hobbyer?', 'Vad gör du på din fritid?'],
    seeks: ['Vad söker du?', 'Vad letar du efter?'],
    job: ['Vad jobbar du med?', 'Vad gör du?'],
    how: ['Hur mår du?', 'Hur är det?'],
  },
  fi: {
    meet: ['Voimmeko tavata?', 'Lähdetäänkö kahville?'],
    where: ['Missä asut?', 'Mistä olet kotoisin?'],
    age: ['Kuinka vanha olet?'],
    children: ['Onko sinulla lapsia?'],
    weekend: ['Mitä teet viikonloppuna?', 'Mitä aiot tehdä viikonloppuna?'],
    interests: ['Mitä harrastat?', 'Mistä pidät?'],
    seeks: ['Mitä etsit täältä?'],
    job: ['Mitä teet työksesi?', 'Missä työskentelet?'],
    how: ['Mitä kuuluu?', 'Miten menee?'],
  },
  pl: {
    meet: ['Możemy się spotkać?', 'Pójdziemy na kawę?'],
    where: ['Gdzie mieszkasz?', 'Skąd jesteś?'],
    age: ['Ile masz lat?'],
    children: ['Masz dzieci?'],
    weekend: ['Co robisz w ten weekend?', 'Jakie masz plany na weekend?'],
    interests: ['Jakie masz hobby?', 'Co robisz w wolnym czasie?'],
    seeks: ['Czego szukasz?'],
    job: ['Czym się zajmujesz?', 'Gdzie pracujesz?'],
    how: ['Jak się masz?', 'Co słychać?'],
  },
}

/** What people tell, without asking. */
const TOLD: Readonly<Record<Locale, readonly string[]>> = {
  nl: [
    'Ik vond het gisteren echt gezellig met mijn kinderen.',
    'De mensen op de markt waren vrolijk.',
  ],
  en: [
    'I really had a lovely time with my kids.',
    'People at the market were cheerful in this weather.',
  ],
  de: ['Meine Kinder waren gestern echt lustig.', 'Die Menschen auf dem Markt waren fröhlich.'],
  fr: ['J’ai des enfants vraiment drôles.', 'De quel pays vient ce fromage, je ne sais plus.'],
  es: ['Mis hijos son muy divertidos, de verdad.', 'Ayer la costa estaba preciosa.'],
  it: ['I miei figli sono davvero simpatici.', 'Ieri il mercato era pieno di gente allegra.'],
  da: ['Mine børn er virkelig sjove.', 'Jeg elsker dyr, især de små.'],
  no: ['Barna mine er virkelig morsomme.', 'Jeg elsker dyr, særlig de små.'],
  sv: ['Mina barn är verkligen roliga.', 'Det var i går som regnet kom.'],
  fi: ['Minun lapseni ovat todella hauskoja.', 'Eilen torilla oli iloisia ihmisiä.'],
  pl: ['Moje dzieci są naprawdę zabawne.', 'Droga do centrum była wczoraj pusta.'],
}

/** What no profile says. */
const OF_ONE_THING: Readonly<Record<Locale, string>> = {
  nl: 'Hou je van spruitjes?',
  en: 'Do you like sprouts?',
  de: 'Magst du Rosenkohl?',
  fr: 'Tu aimes les choux ?',
  es: '¿Te gusta el brócoli?',
  it: 'Ti piace il cavolo?',
  da: 'Kan du lide rosenkål?',
  no: 'Liker du rosenkål?',
  sv: 'Tycker du om brysselkål?',
  fi: 'Pidätkö ruusukaalista?',
  pl: 'Lubisz brukselkę?',
}

const HOME = 'Utrecht'

/** A demo member whose text has a sentence of each kind. */
function somebody(language: Locale): OwnWords {
  const { days, loves, wishes } = VOICES[language]
  const about = [days.grown[0], loves[0], wishes[0]].map((line) => line?.text).join(' ')
  return { about, language, interests: [], region: HOME, age: 43 }
}

describe.each(LOCALES)('in %s a demo member', (language) => {
  const script = SCRIPTS[language]
  const own = somebody(language)
  const answerTo = (question: string, said: readonly string[] = ['…']) =>
    reply(language, { question, own, said, nth: 0 })

  test.each(Object.entries(ASKED[language]))('answers what is asked of %s', (topic, questions) => {
    for (const question of questions) {
      const answers = linesOn(topic as Topic, script, own)
      expect(answers, question).toContain(answerTo(question))
    }
  })

  test('takes what is told for no question', () => {
    const asked = [...Object.keys(ASKED[language]), 'real']
    for (const text of TOLD[language])
      expect(asked, text).not.toContain(topicOf(text, [script, SCRIPTS.en]))
  })

  test('says what its profile says, and of children only what is there', () => {
    const [day, love, wish] = [
      VOICES[language].days.grown[0]?.text,
      VOICES[language].loves[0]?.text,
      VOICES[language].wishes[0]?.text,
    ]
    for (const [topic, words] of [
      ['where', HOME],
      ['age', '43'],
      ['job', day],
      ['weekend', love],
      ['interests', love],
      ['seeks', wish],
    ] as const) {
      for (const line of linesOn(topic, script, own)) {
        expect(line).toContain(words ?? '')
        expect(line).not.toContain('{{')
      }
    }
    const alone = { ...own, about: '' }
    expect(linesOn('children', script, alone)).toEqual(script.says.childless)
    expect(linesOn('job', script, alone)).toEqual(script.says.life)
  })

  test('takes a question about one thing for none about its interests', () => {
    expect(topicOf(OF_ONE_THING[language], [script, SCRIPTS.en])).not.toBe('interests')
  })

  test('says that a question is not in its script', () => {
    const answer = answerTo('Xyzzy qwrtp?')
    expect(script.says.unknown.some((line) => answer.startsWith(line))).toBe(true)
    expect(answer.length).toBeGreaterThan(60)
  })

  test('never answers the same twice in a row', () => {
    for (const [question] of [...Object.values(ASKED[language]), ['Xyzzy qwrtp?']]) {
      const said = ['…']
      for (let nth = 0; nth < 8; nth++) {
        const answer = answerTo(question ?? '', said)
        expect(answer, question).not.toBe(said.at(-1))
        said.push(answer)
      }
    }
  })
})

test('a member with children in its text says so, in the words of its profile', () => {
  const own = { ...somebody('nl'), about: 'Mijn dochter is acht en wint met schaken van mij.' }
  for (const line of linesOn('children', SCRIPTS.de, own)) expect(line).toContain(own.about)
})
