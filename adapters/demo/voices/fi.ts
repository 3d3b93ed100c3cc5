import type { Voice } from './voice.ts'

/** How the Finns of the demo world put it. */
export const fi: Voice = {
  days: {
    young: [
      ['Opiskelen viimeistä vuotta ja keitän lauantaisin kahvia kahvilassa.', 'coffee'],
      ['Asun kimppakämpässä, jossa on kolme kitaraa ja yksi imuri.', 'music-making'],
      ['Ensimmäinen oikea työ ja ensimmäinen elossa pysynyt viherkasvi.'],
    ],
    grown: [
      ['Opetan kemiaa ja se naurattaa minua yhä.'],
      ['Teen vuorotyötä sairaalassa, joten sunnuntaini on usein tiistaina.'],
      ['Leivon leipää puolelle korttelille.', 'cooking'],
      ['Korjaan polkupyöriä ja tunnen kaikki oikotiet.', 'cycling'],
      ['Kaksi lasta joka toinen viikko ja koira aina.', 'animals'],
      ['Ajan junaa ja näen melkein jokaisen auringonnousun.'],
      ['Käännän kirjoja ja etsin sanoja kävelyillä.', 'languages', 'books'],
      ['Aloitin alusta: vähemmän huonekaluja, enemmän ilmaa.'],
    ],
    older: [
      ['Eläkkeellä kalenteri on täydempi kuin koskaan.'],
      ['Lapsenlapset pitävät vauhdissa, hiihto hoitaa loput.', 'skiing'],
      ['Talo on myyty, mökki jäi.', 'nature'],
      ['Olen kattanut pöydän yhdelle jo vuosia ja kattaisin taas kahdelle.'],
    ],
  },
  loves: [
    ['Sauna, järvi ja hiljaisuus, siinä järjestyksessä.', 'sauna', 'swimming'],
    ['Sunnuntaisin kävelen niin kauan, että löytyy pullaa.', 'hiking'],
    ['Luen kolmea kirjaa yhtä aikaa ja saan yhden loppuun.', 'books'],
    ['Keikalla seison edessä, korvatulpat korvissa.', 'concerts'],
    ['Museossa luen jokaisen kyltin.', 'museums'],
    ['Kokkaan kahdeksalle, vaikka tulisi kaksi.', 'cooking'],
    ['Lautapeleissä minusta tulee vaarallinen.', 'board-games'],
    ['Kuvaan vanhoja ovia ja myöhästyn bussista.', 'photography'],
    ['Yöjuna on lempihotellini.', 'travel'],
    ['Koira valitsee reitin ja on yleensä oikeassa.', 'animals'],
    ['Tanssin paremmin kuin laulan.', 'dancing'],
    ['Sienimetsässä unohdan kellon.', 'nature'],
    ['Keitän liikaa hilloa ja etsin siihen leipää.', 'cooking'],
  ],
  wishes: [
    ['Etsin ihmistä, joka kysyy toisenkin kysymyksen.'],
    ['Ensin kahvit, sitten katsotaan.', 'coffee'],
    ['Kerro, mikä sai sinut viimeksi nauramaan.'],
    ['Kiltti on kauniimpi kuin kaunis.'],
    ['Ystävyys, josta voi tulla enemmän.'],
    ['Näytä minulle kaupungistasi paikka, jota en tunne.', 'travel'],
    ['Jotain vakavaa, jossa nauretaan paljon.'],
    ['Hiljaisuuskin kelpaa, kunhan se on yhteistä.'],
  ],
  fictional: [
    ['Olen keksitty hahmo: majakka, lokki ja paljon kirjeitä.', 'books'],
    ['Olen olemassa vain tässä keskustelussa. Kysy matkoistani.', 'travel'],
  ],
  cam: [
    ['Työskentelen kameran edessä. Täällä juttelen, mutta en tapaa.', 'dancing'],
    ['Cam-profiili: se on työni, ja se jää ruudulle.'],
  ],
}
