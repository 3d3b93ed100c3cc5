const listed = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    text
      .split(';')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [town = '', ...others] = entry.split('=').map((name) => name.trim())
        return [town, others]
      }),
  )

/**
 * Alternative names of towns: colloquial, in another language of the country, and exonyms in our eleven languages.
 * Islands map to their main village.
 */
export const OTHER_NAMES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  US: listed(
    `New York City=New York=NYC=Nueva York=Nowy Jork; Los Angeles=LA; Philadelphia=Filadelfia=Philadelphie=Philly; San Francisco=SF=Frisco;
    New Orleans=Nueva Orleans=La Nouvelle-Orléans=Nowy Orlean; Washington, D.C.=Washington=Washington DC=DC=Waszyngton; Saint Paul=St. Paul;
    St. Louis=Saint Louis; Las Vegas=Vegas`,
  ),
  NL: listed(
    `'s-Hertogenbosch=Den Bosch=Hertogenbosch=Bois-le-Duc=Herzogenbusch=Bolduque; Den Haag='s-Gravenhage=La Haye=La Haya=L'Aia=Haga=Haag;
    Leeuwarden=Ljouwert; Den Burg=Texel; Oost-Vlieland=Vlieland; West-Terschelling=Terschelling; Hollum=Ameland; Nijmegen=Nimwegen=Nimègue=Nimega; Maastricht=Mestreech;
    Groningen=Groninga=Groningue; Den Helder=Nieuwediep; Sneek=Snits; Harlingen=Harns; Vlissingen=Flushing=Flessingue; Leiden=Leyden=Leyde;
    Arnhem=Arnheim; Roermond=Ruremonde; Amsterdam=Mokum=A'dam; Rotterdam=R'dam; Hoek van Holland=HvH; Capelle aan den IJssel=Capelle; Alphen aan den Rijn=Alphen; Zaandam=Zaanstad;
    Hoofddorp=Haarlemmermeer`,
  ),
  BE: listed(
    `Brussel / Bruxelles=Brüssel=Bruselas=Bruksela=Bryssel; Antwerpen=Anvers=Antwerp=Amberes=Anversa; Gent=Gand=Ghent=Gante=Gandawa;
    Brugge=Bruges=Brügge=Brujas=Brugia; Liège=Luik=Lüttich=Lieja=Liegi; Leuven=Louvain=Löwen=Lovaina=Lovanio; Mechelen=Malines=Mecheln=Malinas;
    Oostende=Ostende; Kortrijk=Courtrai=Kortryk; Aalst=Alost; Mons=Bergen; Namur=Namen; Tournai=Doornik; Ieper=Ypres=Ypern;
    Roeselare=Roulers; Dendermonde=Termonde; Oudenaarde=Audenarde; Tongeren=Tongres; Tienen=Tirlemont; Halle=Hal; Vilvoorde=Vilvorde; Wavre=Waver; Nivelles=Nijvel; Geraardsbergen=Grammont; Veurne=Furnes; Diksmuide=Dixmude; Ronse=Renaix; Mouscron=Moeskroen; Lier=Lierre;
    Sint-Niklaas=Saint-Nicolas; Sint-Truiden=Saint-Trond; Arlon=Aarlen; Bastogne=Bastenaken; Huy=Hoei; Soignies=Zinnik;
    Eupen=Néau; La Louvière=La Louviere`,
  ),
  FR: listed(
    `Paris=Parijs=Parigi=París=Paryż=Pariisi; Marseille=Marseilles=Marsiglia=Marsella=Marsylia; Lyon=Lyons=Lione=Lyón; Nice=Nizza=Niza=Nicea;
    Lille=Rijsel=Ryssel; Strasbourg=Straatsburg=Straßburg=Strasburgo=Estrasburgo=Strasburg; Bordeaux=Burdeos; Dunkerque=Duinkerken=Dunkirk=Dünkirchen;
    Toulouse=Tolosa=Tuluza; Avignon=Aviñón=Avignone=Awinion; Reims=Rheims; Orléans=Orleans; Calais=Kales; Mulhouse=Mülhausen; Nancy=Nanzig;
    Perpignan=Perpiñán=Perpignano; Bayonne=Bayona; Ajaccio=Aiacciu; Arras=Atrecht; Saint-Denis=St Denis; Saint-Étienne=St Etienne; Dijon=Digione;
    Versailles=Versalles`,
  ),
  IT: listed(
    `Roma=Rom=Rzym=Rooma; Milano=Milaan=Mailand=Milán=Mediolan; Napoli=Napels=Neapel=Nápoles=Neapol; Reggio nell'Emilia=Reggio Emilia; Torino=Turijn=Turín=Turyn;
    Firenze=Florenz=Florencia=Florencja; Venezia=Venetië=Venedig=Venecia=Venise=Wenecja=Venetsia; Genova=Genua=Génova=Gênes; Bologna=Bolonia=Bologne;
    Padova=Padua=Padoue=Padwa; Verona=Vérone=Werona; Siracusa=Syracuse=Syrakus; Palermo=Palerme; Bolzano=Bozen; Merano=Meran; Bressanone=Brixen;
    Brunico=Bruneck; Trento=Trient=Trente; Trieste=Triest=Triëst; Livorno=Leghorn; Mantova=Mantua; Perugia=Pérouse; Cagliari=Casteddu;
    Siena=Sienne=Sienna; Aosta=Aoste; Catania=Catane; Pisa=Pise; Bergamo=Bergame; Lucca=Lucques`,
  ),
  ES: listed(
    `Madrid=Madryt; Barcelona=Barcelone=Barna=Barcellona=BCN; L'Hospitalet de Llobregat=Hospitalet=L'Hospitalet; Sevilla=Seville=Séville=Siviglia=Sewilla; Valencia=València=Valence=Walencja;
    Zaragoza=Saragossa=Saragosse=Saragozza; Córdoba=Cordoue=Cordova=Kordoba; Granada=Grenade=Grenada; Cádiz=Cadix=Kadyks; Bilbao=Bilbo;
    Palma=Palma de Mallorca=Mallorca; A Coruña=La Coruña=Corunna; Pamplona=Iruña; Alicante=Alacant; Lleida=Lérida; Girona=Gerona; Elche=Elx; Ibiza=Eivissa; Castelló de la Plana=Castellón; Tarragona=Tarragone;
    Toledo=Tolède; Salamanca=Salamanque; Málaga=Malaga; Almería=Almeria; Maó=Mahón=Menorca; Ourense=Orense;
    Las Palmas de Gran Canaria=Las Palmas=Gran Canaria; Santa Cruz de Tenerife=Tenerife; Arrecife=Lanzarote; Puerto del Rosario=Fuerteventura`,
  ),
  DE: listed(
    `Köln=Keulen=Cologne=Colonia=Kolonia=Koln=Koeln; München=Munich=Monaco di Baviera=Múnich=Monachium=Muenchen=Munchen;
    Berlin=Berlijn=Berlino=Berlín=Berliini; Hamburg=Hamburgo=Amburgo=Hambourg=Hampuri=HH; Frankfurt am Main=Frankfurt=Ffm=Francfort=Francoforte=Fráncfort;
    Aachen=Aken=Aix-la-Chapelle=Aquisgrán=Aquisgrana=Akwizgran; Düsseldorf=Duesseldorf=Dusseldorf;
    Nürnberg=Neurenberg=Nuremberg=Norimberga=Núremberg=Norymberga=Nuernberg; Hannover=Hanover=Hanovre=Hanower; Dresden=Dresde=Drezno=Dresda;
    Leipzig=Lipsk=Lipsia; Bremen=Brême=Brema; Braunschweig=Brunswick=Brunswijk=Brunszwik; Mainz=Mayence=Maguncia=Magonza=Moguncja;
    Trier=Trèves=Tréveris=Treviri=Trewir; Koblenz=Coblenz=Coblence=Coblenza=Koblencja; Regensburg=Ratisbon=Ratisbonne=Ratisbona=Ratyzbona;
    Augsburg=Augsbourg=Augusta=Augsburgo; Freiburg=Freiburg im Breisgau=Fribourg-en-Brisgau=Friburgo; Stuttgart=Stoccarda=Sztutgart;
    Kleve=Kleef=Clèves; Emmerich=Emmerik; Lübeck=Lubeca=Lubeka=Luebeck; Kiel=Kilonia; Flensburg=Flensborg; Speyer=Spires=Espira;
    Konstanz=Constance=Costanza=Constanza; Münster=Munster=Muenster; Saarbrücken=Sarrebruck=Saarbruecken; Heidelberg=Heidelberga;
    Göttingen=Gotinga=Getynga; Würzburg=Wurzburgo=Wurtzbourg; Jena=Iéna`,
  ),
  AT: listed(
    `Wien=Wenen=Vienne=Viena=Wiedeń; Salzburg=Salzbourg=Salzburgo=Salisburgo; Graz=Gratz; Klagenfurt am Wörthersee=Klagenfurt=Celovec;
    Sankt Pölten=St. Pölten=Saint Polten; Villach=Beljak`,
  ),
  IE: listed(
    `Dublin=Dublín=Dublino=Baile Átha Cliath; Cork=Corcaigh; Waterford=Port Láirge; Kilkenny=Cill Chainnigh; Dundalk=Dún Dealgan; Tralee=Trá Lí;
    Sligo=Sligeach; Letterkenny=Leitir Ceanainn`,
  ),
  GB: listed(
    `London=Londen=Londres=Londra=Londyn=Lontoo; Edinburgh=Edimbourg=Edimburgo=Edynburg=Dùn Èideann; Glasgow=Glaschu; Cardiff=Caerdydd;
    Swansea=Abertawe; Newport=Casnewydd; Belfast=Béal Feirste; Derry=Londonderry; Canterbury=Kantelberg=Cantorbéry; Dover=Douvres; Oxford=Oksford;
    Aberdeen=Obar Dheathain; Inverness=Inbhir Nis; Newcastle upon Tyne=Newcastle; Kingston upon Hull=Hull; Stoke-on-Trent=Stoke; Southend-on-Sea=Southend; Brighton=Brighton and Hove; Aberystwyth=Aber`,
  ),
  CA: listed(`Montréal=Montreal; Québec=Quebec=Québec City=Quebec City; St. John's=Saint John's`),
  PL: listed(
    `Warszawa=Warschau=Varsovie=Varsovia=Varsavia=Varsova=Wawa; Kraków=Krk=Krakau=Cracow=Cracovie=Cracovia=Krakova; Gdańsk=Danzig=Dantzig;
    Wrocław=Breslau=Breslavia; Poznań=Posen; Szczecin=Stettin; Łódź=Lodsch; Katowice=Kattowitz; Bydgoszcz=Bromberg; Toruń=Thorn; Opole=Oppeln;
    Gliwice=Gleiwitz; Olsztyn=Allenstein; Gdynia=Gdingen; Sopot=Zoppot; Elbląg=Elbing; Legnica=Liegnitz; Zielona Góra=Grünberg`,
  ),
  AU: listed(`Sydney=Sídney; Gold Coast=Surfers Paradise`),
  NZ: listed(
    `Auckland=Tāmaki Makaurau; Wellington=Te Whanganui-a-Tara; Christchurch=Ōtautahi; Dunedin=Ōtepoti; Hamilton=Kirikiriroa; Tauranga=Tauranga Moana`,
  ),
  CH: listed(
    `Zürich=Zurich=Zurigo=Zúrich=Zurych=Zuerich; Genève=Geneva=Genf=Ginevra=Ginebra=Genewa=Geneve; Basel=Bazel=Bâle=Basle=Basilea=Bazylea;
    Bern=Berne=Berna; Lausanne=Lausana=Lozanna; Luzern=Lucerne=Lucerna; Lugano=Lauis; Fribourg=Freiburg=Friburgo; Sion=Sitten; Neuchâtel=Neuenburg;
    Biel/Bienne=Biel=Bienne; Chur=Coire=Coira=Cuira; Schaffhausen=Schaffhouse=Sciaffusa; Solothurn=Soleure=Soletta;
    St. Gallen=Saint-Gall=San Gallo=Sankt Gallen; Bellinzona=Bellenz; Zug=Zoug=Zugo; Thun=Thoune; Locarno=Luggarus; Winterthur=Winterthour`,
  ),
  DK: listed(
    `København=Kopenhagen=Copenhague=Copenaghen=Kopenhaga=Köpenhamn=Kööpenhamina=Kbh; Aarhus=Århus; Aalborg=Ålborg; Helsingør=Elsinore=Helsingör;
    Rønne=Bornholm; Sønderborg=Sonderburg; Aabenraa=Åbenrå=Apenrade; Haderslev=Hadersleben; Tønder=Tondern`,
  ),
  SE: listed(
    `Stockholm=Estocolmo=Stoccolma=Sztokholm=Tukholma=Sthlm; Göteborg=Gothenburg=Gbg; Jönköping=Jkpg; Malmö=Malmø; Visby=Gotland; Borgholm=Öland; Uppsala=Upsala; Luleå=Luulaja;
    Haparanda=Haaparanta`,
  ),
  NO: listed(
    `Oslo=Christiania; Trondheim=Trondhjem; Tromsø=Romsa; Svolvær=Lofoten; Kautokeino=Guovdageaidnu; Bergen=Bjørgvin`,
  ),
  FI: listed(
    `Lovisa=Loviisa; Ekenäs=Tammisaari=Raasepori=Raseborg; Helsinki=Helsingfors=Hki; Turku=Åbo=Tku; Tampere=Tammerfors=Tre; Espoo=Esbo; Vantaa=Vanda; Oulu=Uleåborg; Vaasa=Vasa; Porvoo=Borgå; Kokkola=Karleby;
    Hämeenlinna=Tavastehus; Lappeenranta=Villmanstrand; Jyväskylä=Jyvaskyla=Jkl; Pori=Björneborg; Rauma=Raumo; Savonlinna=Nyslott; Kaarina=S:t Karins;
    Hanko=Hangö; Lohja=Lojo; Pietarsaari=Jakobstad; Naantali=Nådendal; Uusikaupunki=Nystad; Hamina=Fredrikshamn; Hyvinkää=Hyvinge; Järvenpää=Träskända; Kerava=Kervo; Nurmijärvi=Nurmijarvi;
    Kirkkonummi=Kyrkslätt`,
  ),
}
