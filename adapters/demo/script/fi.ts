import type { Script } from './script.ts'

/** What a demo member says to who reads Finnish. */
export const fi: Script = {
  notes: [
    'Rehellisesti: olen demojäsen, vastaukseni tulevat käsikirjoituksesta.',
    'Ehkä jo huomasit: vastaan käsikirjoituksen mukaan.',
    'Että tiedät: tämä on demo, ja käsikirjoitus kirjoittaa puolestani.',
    'Olen olemassa vain tässä demossa: sanani olivat jo valmiina.',
    'Takanani ei ole ihmistä, vain käsikirjoitus.',
  ],
  opens: [
    'Hei! Mikä toi sinut tänne tänään?',
    'Moi! Kysyn suoraan: mikä tekee sinut iloiseksi?',
    'Terve! Mikä on kaunein paikka sinun lähelläsi?',
    'Moi! Mitä musiikkia soitat, kun kotona ei ole muita?',
  ],
  hears: {
    real: [
      'oikea',
      'aito',
      'feikki',
      'robot',
      'botti',
      'ihminen',
      'käsikirjoitus',
      'demo',
      'kuka olet',
    ],
    meet: ['tavata', 'tavataan', 'treff', 'kahvi', 'drink', 'numero'],
    price: ['krediit', 'maksa', 'hinta', 'hinn', 'kallis', 'raha', 'ilmai'],
    looks: ['kuva', 'kaunis', 'komea', 'söpö', 'silmä', 'hymy'],
    life: ['työ', 'harrast', 'teet', 'vapaa', 'musiik', 'matkust', 'kirja'],
    how: ['mitä kuuluu', 'miten menee', 'kuinka voit', 'kaikki hyvin'],
    bye: ['heippa', 'nähdään', 'hyvää yötä', 'kiitos', 'kiitti', 'hei hei', 'moikka'],
    hello: ['hei', 'moi', 'terve', 'huomenta', 'iltaa', 'päivää'],
  },
  says: {
    real: [
      'En ole olemassa: piirretty kasvo, keksitty nimi ja käsikirjoitus. Profiilini kertoo sen: demo.',
      'Minun puolellani ei lue kukaan. Täällä vain odotti lause sinun viestiäsi.',
    ],
    meet: [
      'En voi tavata, olen olemassa vain tässä demossa. Oikean ihmisen kanssa nyt olisi kahvin aika.',
    ],
    price: [
      'Hinta näkyy painikkeessa ennen lähettämistä, ja jokainen krediitti löytyy erittelystäsi. Vastaukseni ei maksa sinulle mitään.',
    ],
    looks: ['Kiitos! Muotokuvani piirsi ohjelma. Oikeiden jäsenten kuvat tarkistetaan ensin.'],
    life: [
      'Koko elämäni mahtuu profiiliini. Mitä sinä teet vapaana sunnuntaina?',
      'Käsikirjoituksella on vähän harrastuksia. Mikä ilahdutti sinua tällä viikolla?',
    ],
    how: [
      'Hyvin, kiitos! Oli kakkua, se auttoi. Entä sinulla?',
      'Rauhallisesti, pitkällä kävelyllä. Mikä oli sinun paras hetkesi?',
      'Kiirettä neljään asti, sitten kirja. Entä sinun päiväsi?',
    ],
    bye: ['Nähdään! Pysyn täällä, selvästi demoksi merkittynä.'],
    hello: ['Hei! Mistä juteltaisiin?', 'Moi! Näit juuri, miten nopeasti viesti tulee perille.'],
    gift: [
      'Kaunis lahja, kiitos! Käsikirjoitus ei voi avata sitä, mutta nyt näit, miten se saapuu perille.',
    ],
    photo: [
      'Käsikirjoitus ei näe kuvia, mutta nyt näit, miten se käy: tarkistettu, toimitettu sumeana ja auki vasta, kun toinen niin haluaa.',
    ],
    else: [
      'Siihen käsikirjoituksellani ei ole vastausta, oikealla jäsenellä olisi.',
      'Kysy hinnoista, kuvastani tai siitä, olenko olemassa: ne tiedän.',
      'Tätä ei ollut käsikirjoituksessa. Kerrotko lisää?',
    ],
  },
  guest: {
    name: 'Vieras',
    about: 'Tämä tili kuuluu kaikille, jotka kokeilevat demoa.',
    forADay: 'Katselen tätä demoa yhden päivän.',
    hello: 'Hei! Lauseesi teki minut uteliaaksi.',
    day: 'Miten päiväsi meni?',
  },
}
