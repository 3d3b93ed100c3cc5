import { folded } from '../../shared/folded.ts'

/*
 * The list is generated: words people choose (names, pets, teams, love, seasons, in the site's languages), each with
 * any digits and signs around it; what a dating site is called; keyboard walks; and patterns such as a repeated
 * letter, an alphabet sequence or a date. It is our own, so no licence applies, and it is small in the browser.
 */

const WORDS = `
password passwort passord losenord salasana adgangskode wachtwoord contrasena motdepasse haslo welcome welkom
willkommen bienvenue bienvenido benvenuto witaj valkommen velkommen tervetuloa admin administrator letmein login
master secret geheim hemlig hemmelig secreto segreto tajne changeme default guest test testing temporary computer
internet google facebook instagram whatsapp samsung iphone android nokia nintendo playstation pokemon minecraft
fortnite starwars superman batman spiderman ironman hello hallo bonjour ciao iloveyou ikhouvanjou jetaime tequiero
tiamo ichliebedich kochamcie loveyou lovely lover love liefde liebe amour amore sexy sexygirl sexyboy babygirl
babyboy baby schatje schatz liefje lieverd cherie princess prinses prinzessin princesa principessa prince queen
angel angels engel sunshine sunflower zonnebloem sonne sommer summer zomer winter spring lente herbst autumn herfst
flower bloem blume butterfly vlinder dragon draak monkey tiger lion eagle falcon dolphin dolfijn shadow ghost ninja
killer hunter ranger soldier warrior knight rocket thunder lightning phoenix diamond silver golden orange purple
yellow banana apple cherry cookie chocolate chocolade coffee cheese pepper ginger sugar honey whiskey heineken
football voetbal fussball futbol calcio soccer baseball basketball hockey tennis golfer runner swimming ajax
feyenoord arsenal chelsea liverpool barcelona realmadrid juventus bayern dortmund manchester everton celtic
rangers cowboys yankees lakers ferrari porsche mercedes mustang corvette harley yamaha kawasaki suzuki toyota honda
michael jennifer jessica ashley daniel andrew anthony joshua matthew robert thomas jordan hannah sophie charlotte
nicole michelle amanda samantha elizabeth alexander alexandra benjamin william charlie george maggie bailey buster
jasper bella luna rocky simba max snoopy garfield mickey donald tigger winnie barbie daisy rosie molly lucky
sander jeroen pieter johannes marieke annelies willem hendrik maarten femke lotte emma julia laura sarah lisa anna
maria marta andrea francesca giulia giovanni alessandro antonio carlos miguel javier alejandro carmen lucia sofia
pierre jean marie camille nathalie nicolas sebastien julien stefan stefanie christian sabine markus andreas
katarzyna agnieszka magda piotr tomasz mateusz anders mikkel soren lars ingrid bjorn fredrik johan mikael matti
nederland amsterdam rotterdam belgie belgium holland deutschland berlin hamburg munchen france paris marseille
london england scotland ireland espana madrid italia roma milano napoli polska warszawa sverige stockholm norge
danmark suomi helsinki america canada australia newyork california texas florida
god jesus christ jezus heaven freedom vrijheid forever always family familie mother mama mommy papa daddy father
brother sister freunde friends vrienden friend whatever nothing something blahblah trustno1 access pass passw0rd
p4ssw0rd p@ssword p@ssw0rd pa55word abc qwe asd zxc qaz
`

const WALKS = `
qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm azertyuiop qsdfghjklm wxcvbn 1234567890 0987654321 abcdefghijklmnopqrstuvwxyz
1qaz2wsx3edc4rfv zaq12wsxcde3 q1w2e3r4t5y6 1q2w3e4r5t6y a1b2c3d4e5f6 qazwsxedcrfv qweasdzxc asdfqwer 147258369
159357456 789456123 741852963 987654321 123321123 112233445566 123123123 100200300 qwe123qwe123 abc123abc123 qwerty123456
azerty123456 qwertz123456 asdf12345678 zxcv12345678 1234qwerasdf 123456abcdef 12345qwert 123qweasdzxc aa123456789
`

/** Words of which passwords for this very site are made, alone and joined; its name comes with them. */
const OF_A_SITE = `
dating date dates dater daten datingsite datingapp app site website web online chat chats chatten chatting flirt flirts
flirten flirting flirter single singles love lovers liefde liebe amour amore amor karlek kaerlighed kjaerlighet rakkaus
milosc match matches matching meet meeting treffen treffpunkt rencontre rencontres incontri incontro citas cita pareja
randki randka deitti deitit treffi treffit seuranhaku dejting dejta kontakt kontakte kontakter contact contacts relatie
relaties partner partnersuche sex seks sexy sexdate erotik erotiek hot cam she bdsm bbw gilf milf gay lesbian profile
profiel profil account konto compte cuenta conto tili login member lid mitglied membre user
password passwort passord losenord salasana adgangskode kodeord wachtwoord contrasena motdepasse haslo
the my mijn mein meine mon mes mi mis il mio min mitt moj moje for voor fur pour para per
`

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Every part of a keyboard walk that is long enough to be a password. */
const pieces = (walk: string): readonly string[] =>
  Array.from({ length: walk.length - 5 }, (_, from) =>
    Array.from({ length: walk.length - 5 - from }, (_, more) => walk.slice(from, from + 6 + more)),
  ).flat()

let known: ReadonlySet<string> | null = null

/** The words and walks, folded; built lazily. */
function commonWords(): ReadonlySet<string> {
  known ??= new Set([
    ...words(WORDS).flatMap((word) => [word, word + word, `${word}abc`, `${word}xx`, `${word}xxx`]),
    ...words(WALKS).flatMap((walk) => pieces(walk).flatMap((piece) => [piece, piece + piece])),
  ])
  return known
}

/** Repetitions, such as `aaaaaaaa` or `12121212`. */
const REPEATED = /^(.{1,5})\1+.?$/u

/** A date, such as `01011990` or `1990-01-01`. */
const DATE =
  /^(?:[0-3]?\d[-./ ]?[01]?\d[-./ ]?(?:19|20)\d\d|(?:19|20)\d\d[-./ ]?[01]?\d[-./ ]?[0-3]?\d)$/

/** Digits and signs around a word: a year, "123", "!!". */
const BEFORE = /^[^\p{L}]{1,6}(?=\p{L})/u
const AFTER = /(?<=[\p{L}\d])[^\p{L}]{1,6}$/u

/** Digits and signs written for letters. */
const AS_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Whether a text consists of words of the site: its name, what it is, and small words between. */
function isOfSite(text: string, sites: readonly string[]): boolean {
  const names = sites.flatMap((name) => folded(name).match(/\p{L}+/gu) ?? [])
  // Longest first does not matter: the pattern must match the whole.
  return new RegExp(`^(?:${[...names, ...words(OF_A_SITE)].join('|')}){1,4}$`, 'u').test(text)
}

/** Whether a password is among the common ones, or made of the names of the sites it is for; in any case and accents. */
export function isCommonPassword(password: string, sites: readonly string[]): boolean {
  const plain = folded(password)
  if (REPEATED.test(plain) || DATE.test(plain)) return true
  const bare = plain.replace(AFTER, '')
  const word = bare.replace(BEFORE, '')
  const read = word.replace(/[013457@$!]/g, (sign) => AS_LETTERS[sign] ?? sign)
  if ([plain, bare, word, read].some((text) => commonWords().has(text))) return true
  return isOfSite(read.replace(/[^\p{L}]/gu, ''), sites)
}
