import type { FollowUps } from './follow-up.ts'

/** What follows each sentence of `voices/fi.ts`, in its order. */
export const fi: FollowUps = {
  days: {
    young: [
      'Lauantaina sydän maitovaahdossa näytti perunalta. Miten sinä juot kahvisi?',
      'Imuri on meistä vähiten epävireessä. Monenko kanssa sinä asut?',
      'Sen nimi on Pentti, ja siinä on uusi lehti. Minkä sinä olet saanut pysymään hengissä?',
    ],
    grown: [
      'Tänään vaahto kävi katossa, kaikki oppivat jotain. Missä sinä olit hyvä koulussa?',
      'Silloin syön pitkän aamiaisen tiistaina. Milloin sinulla on vapaata?',
      'Tänään syntyi ruista, ja koko katu tietää sen. Kuori vai sisus?',
      'Paras menee leipomon takaa. Pyöräiletkö sinä?',
      'Nyt on koiran viikko, joten kävelemme paljon. Keiden kanssa sinä asut?',
      'Tänä aamuna taivas oli vaaleanpunainen. Aamu vai ilta?',
      'Tänään etsin sanaa valolle sateen jälkeen. Autatko?',
      'Tuoli, lamppu, hyvä näköala. Mitä sinä ottaisit mukaan?',
    ],
    older: [
      'Tänään kuoro, puutarha ja aivan liian pitkä lounas. Mitä sinulla on edessä?',
      'Pienin kutsuu minua turboksi. Mikä pitää sinut vauhdissa?',
      'Siellä narisee vain kolmas porras. Missä sinä rauhoitut?',
      'Toinen lautanen on jo hyllyn reunalla. Kenet sinä kutsuisit?',
    ],
  },
  loves: [
    'Eilen hiljaisuus voitti, joku kuikka säesti. Mikä on sinun järjestyksesi?',
    'Viime sunnuntaina pulla oli vielä lämmin. Lähdetkö mukaan?',
    'Se yksi oli dekkari, siksi. Mitä sinä luet?',
    'Viimeksi sain rumpukapulan, se on nyt keittiössä. Ketä minun pitäisi kuunnella?',
    'Yhdessä luki vain ”älä koske”. Minkä edessä sinä seisot pitkään?',
    'Tähteet riittävät torstaihin. Mitä pannaan pöytään?',
    'Viimeksi veljeni itki, hän on neljäkymmentä. Mitä sinä pelaat?',
    'Viimeisin oli vihreä, ja niin oli bussikin. Mitä sinä kuvaat?',
    'Seuraava vie Kemijärvelle, eväiden kanssa. Minne sinä lähtisit?',
    'Tänään se halusi rantaan, joten olemme märkiä. Koira vai kissa?',
    'Laulan niin kovaa, ettei kukaan katso jalkoja. Tanssitko sinä?',
    'Tänään löytyi suppilovahveroita ja yksi kadonnut hanska. Mitä sinä keräät?',
    'Tällä viikolla mustikkaa ja inkivääriä. Mikä leipä siihen sopii?',
  ],
  wishes: [
    'Sitten kysyn toisenkin kerran: miten päiväsi oikeasti meni?',
    'Mustana vai maidolla ja tarinalla?',
    'Minua nauratti ankka kassajonossa. Sinun vuorosi.',
    'Kiltisti tehty, että kirjoitit. Mitä kilttiä sinulle tehtiin viimeksi?',
    'Aloitetaan ystävyydestä. Mitä teet mieluiten toisten kanssa?',
    'Minun paikkani on penkki sataman takana. Missä sinun on?',
    'Vakavuus on valmiina, ja yksi huono vitsi. Mikä sinua naurattaa?',
    'Ollaan sitten hetki hiljaa. No niin, mitä kuuluu?',
  ],
  fictional: [
    'Viimeisin kirje tuoksuu merilevältä. Kenelle se menisi?',
    'Mennään sitten kuuhun, kahvi oli laihaa. Minne sen jälkeen?',
  ],
  cam: [
    'Tänään harjoittelin käännöstä, joka melkein onnistui. Mistä sinä juttelet mieluiten?',
    'Musiikin valitsen itse, se on parasta. Mitä sinä kuuntelet?',
  ],
}
