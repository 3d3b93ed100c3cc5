import type { Country } from '#core/site/countries.ts'

const listed = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(';').map((pair) => {
      const [code = '', name = ''] = pair.split('=')
      return [code.trim(), name.trim()]
    }),
  )

/**
 * Local names of the regions of each country, by GeoNames' first-level code; Belgium by the first digits of its
 * communes' codes, Norway by the counties since 2024.
 */
export const REGION_NAMES: Readonly<Record<Country, Readonly<Record<string, string>>>> = {
  US: listed(
    `AL=Alabama; AK=Alaska; AZ=Arizona; AR=Arkansas; CA=California; CO=Colorado; CT=Connecticut; DE=Delaware;
    DC=District of Columbia; FL=Florida; GA=Georgia; HI=Hawaii; ID=Idaho; IL=Illinois; IN=Indiana; IA=Iowa;
    KS=Kansas; KY=Kentucky; LA=Louisiana; ME=Maine; MD=Maryland; MA=Massachusetts; MI=Michigan; MN=Minnesota;
    MS=Mississippi; MO=Missouri; MT=Montana; NE=Nebraska; NV=Nevada; NH=New Hampshire; NJ=New Jersey;
    NM=New Mexico; NY=New York; NC=North Carolina; ND=North Dakota; OH=Ohio; OK=Oklahoma; OR=Oregon;
    PA=Pennsylvania; RI=Rhode Island; SC=South Carolina; SD=South Dakota; TN=Tennessee; TX=Texas; UT=Utah;
    VT=Vermont; VA=Virginia; WA=Washington; WV=West Virginia; WI=Wisconsin; WY=Wyoming`,
  ),
  NL: listed(
    `01=Drenthe; 02=Friesland; 03=Gelderland; 04=Groningen; 05=Limburg; 06=Noord-Brabant; 07=Noord-Holland;
    09=Utrecht; 10=Zeeland; 11=Zuid-Holland; 15=Overijssel; 16=Flevoland`,
  ),
  BE: listed(
    `1=Antwerpen; 21=Brussel / Bruxelles; 23=Vlaams-Brabant; 24=Vlaams-Brabant; 25=Brabant wallon;
    3=West-Vlaanderen; 4=Oost-Vlaanderen; 5=Hainaut; 6=Liège; 7=Limburg; 8=Luxembourg; 9=Namur`,
  ),
  FR: listed(
    `11=Île-de-France; 24=Centre-Val de Loire; 27=Bourgogne-Franche-Comté; 28=Normandie; 32=Hauts-de-France;
    44=Grand Est; 52=Pays de la Loire; 53=Bretagne; 75=Nouvelle-Aquitaine; 76=Occitanie;
    84=Auvergne-Rhône-Alpes; 93=Provence-Alpes-Côte d’Azur; 94=Corse`,
  ),
  IT: listed(
    `01=Abruzzo; 02=Basilicata; 03=Calabria; 04=Campania; 05=Emilia-Romagna; 06=Friuli-Venezia Giulia; 07=Lazio;
    08=Liguria; 09=Lombardia; 10=Marche; 11=Molise; 12=Piemonte; 13=Puglia; 14=Sardegna; 15=Sicilia; 16=Toscana;
    17=Trentino-Alto Adige; 18=Umbria; 19=Valle d’Aosta; 20=Veneto`,
  ),
  ES: listed(
    `07=Illes Balears; 27=La Rioja; 29=Comunidad de Madrid; 31=Región de Murcia; 32=Navarra; 34=Asturias;
    39=Cantabria; 51=Andalucía; 52=Aragón; 53=Canarias; 54=Castilla-La Mancha; 55=Castilla y León; 56=Cataluña;
    57=Extremadura; 58=Galicia; 59=País Vasco; 60=Comunidad Valenciana; CE=Ceuta; ML=Melilla`,
  ),
  DE: listed(
    `01=Baden-Württemberg; 02=Bayern; 03=Bremen; 04=Hamburg; 05=Hessen; 06=Niedersachsen; 07=Nordrhein-Westfalen;
    08=Rheinland-Pfalz; 09=Saarland; 10=Schleswig-Holstein; 11=Brandenburg; 12=Mecklenburg-Vorpommern; 13=Sachsen;
    14=Sachsen-Anhalt; 15=Thüringen; 16=Berlin`,
  ),
  AT: listed(
    `01=Burgenland; 02=Kärnten; 03=Niederösterreich; 04=Oberösterreich; 05=Salzburg; 06=Steiermark; 07=Tirol;
    08=Vorarlberg; 09=Wien`,
  ),
  IE: listed('C=Connacht; L=Leinster; M=Munster; U=Ulster'),
  GB: listed(
    `SCT=Scotland; WLS=Wales; NIR=Northern Ireland; North East=North East; North West=North West;
    Yorkshire=Yorkshire and the Humber; East Midlands=East Midlands; West Midlands=West Midlands;
    East=East of England; London=London; South East=South East; South West=South West`,
  ),
  CA: listed(
    `01=Alberta; 02=British Columbia; 03=Manitoba; 04=New Brunswick; 05=Newfoundland and Labrador; 07=Nova Scotia;
    08=Ontario; 09=Prince Edward Island; 10=Québec; 11=Saskatchewan; 12=Yukon; 13=Northwest Territories;
    14=Nunavut`,
  ),
  PL: listed(
    `72=Dolnośląskie; 73=Kujawsko-Pomorskie; 74=Łódzkie; 75=Lubelskie; 76=Lubuskie; 77=Małopolskie; 78=Mazowieckie;
    79=Opolskie; 80=Podkarpackie; 81=Podlaskie; 82=Pomorskie; 83=Śląskie; 84=Świętokrzyskie;
    85=Warmińsko-Mazurskie; 86=Wielkopolskie; 87=Zachodniopomorskie`,
  ),
  AU: listed(
    `01=Australian Capital Territory; 02=New South Wales; 03=Northern Territory; 04=Queensland; 05=South Australia;
    06=Tasmania; 07=Victoria; 08=Western Australia`,
  ),
  NZ: listed(
    `10=Chatham Islands; E7=Auckland; E8=Bay of Plenty; E9=Canterbury; F1=Gisborne; F2=Hawke’s Bay;
    F3=Manawatū-Whanganui; F4=Marlborough; F5=Nelson; F6=Northland; F7=Otago; F8=Southland; F9=Taranaki;
    G1=Waikato; G2=Wellington; G3=West Coast; TAS=Tasman`,
  ),
  CH: listed(
    `AG=Aargau; AI=Appenzell Innerrhoden; AR=Appenzell Ausserrhoden; BE=Bern; BL=Basel-Landschaft; BS=Basel-Stadt;
    FR=Fribourg; GE=Genève; GL=Glarus; GR=Graubünden; JU=Jura; LU=Luzern; NE=Neuchâtel; NW=Nidwalden; OW=Obwalden;
    SG=St. Gallen; SH=Schaffhausen; SO=Solothurn; SZ=Schwyz; TG=Thurgau; TI=Ticino; UR=Uri; VD=Vaud; VS=Valais;
    ZG=Zug; ZH=Zürich`,
  ),
  DK: listed('17=Hovedstaden; 18=Midtjylland; 19=Nordjylland; 20=Sjælland; 21=Syddanmark'),
  SE: listed(
    `02=Blekinge; 03=Gävleborg; 05=Gotland; 06=Halland; 07=Jämtland; 08=Jönköping; 09=Kalmar; 10=Dalarna;
    12=Kronoberg; 14=Norrbotten; 15=Örebro; 16=Östergötland; 18=Södermanland; 21=Uppsala; 22=Värmland;
    23=Västerbotten; 24=Västernorrland; 25=Västmanland; 26=Stockholm; 27=Skåne; 28=Västra Götaland`,
  ),
  NO: listed(
    `08=Møre og Romsdal; 09=Nordland; 12=Oslo; 14=Rogaland; 21=Trøndelag; 34=Innlandet; 42=Agder; 46=Vestland;
    Akershus=Akershus; Buskerud=Buskerud; Østfold=Østfold; Vestfold=Vestfold; Telemark=Telemark; Troms=Troms;
    Finnmark=Finnmark`,
  ),
  FI: listed(
    `01=Uusimaa; 02=Varsinais-Suomi; 04=Satakunta; 05=Kanta-Häme; 06=Pirkanmaa; 07=Päijät-Häme; 08=Kymenlaakso;
    09=Etelä-Karjala; 10=Etelä-Savo; 11=Pohjois-Savo; 12=Pohjois-Karjala; 13=Keski-Suomi; 14=Etelä-Pohjanmaa;
    15=Pohjanmaa; 16=Keski-Pohjanmaa; 17=Pohjois-Pohjanmaa; 18=Kainuu; 19=Lappi`,
  ),
}
