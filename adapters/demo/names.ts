import type { Gender } from '#core/profiles/profile.ts'
import type { Locale } from '#core/site/locales.ts'

const list = (...lines: readonly string[]): readonly string[] => lines.join(' ').split(' ')

/** First names, in every language of the site, from those the young go by to those of the old. */
export const NAMES: Readonly<Record<Locale, Readonly<Record<Gender, readonly string[]>>>> = {
  nl: {
    female: list(
      'Fleur Noor Lieke Yasmin Isa Roos Fenna Tess Jip Lotte Amira Dunya Pien Myrthe Femke Sanne',
      'Iris Esra Eline Linde Nadia Maaike Jolijn Naomi Floor Carlijn Merel Anouk Hilde Evelien',
      'Fatima Shanti Renske Marieke Mirjam Sylvia Saskia Nicole Jacqueline Petra Astrid Monique',
      'Ingrid Yvonne Karin Hanneke Ellen Marjan Trudy Wilma Ineke Joke Tineke Ria Corrie Greet',
    ),
    male: list(
      'Daan Mats Sem Lars Emre Jesse Luuk Thijs Bram Ilias Ruben Gijs Bilal Jelle Milan Stijn Sven',
      'Sjoerd Koen Youssef Robin Bas Hassan Tim Mehmet Pieter Joost Rick Kevin Sander Niels Thomas',
      'Maarten Rachid Jeroen Dennis Bart Murat Martijn Jasper Vincent Wouter Roderick Erik Stefan',
      'Mark Edwin Marcel Arjan Dirk Ronald René Jan-Willem Peter Frans Willem Rob Hans Ahmed Gerard',
      'Kees Henk Wim Cor Piet Jaap Arie',
    ),
  },
  en: {
    female: list(
      'Aaliyah Chloe Imogen Tilly Olivia Maeve Ruby Zoe Megan Grace Priya Hannah Carys Nadia',
      'Kezia Kirsty Harriet Amara Gemma Leila Fiona Beth Alison Tracey Dawn Jackie June Lorraine',
      'Sheila Maureen Joan Dorothy',
    ),
    male: list(
      'Alfie Jamal Theo Finn Toby Liam Callum Isaac Owen Rhys Jonah Tariq Kwame Marcus Ravi',
      'Nate Harvey Dominic Patrick Ed Stuart Neil Gavin Graham Martin Colin Trevor Keith Desmond',
      'Roy Malcolm Ken',
    ),
  },
  de: {
    female: list(
      'Nele Leonie Mira Greta Paula Elif Johanna Ayla Jule Lena Antonia Theresa Franziska',
      'Svenja Carina Moni Nina Jasmin Katrin Steffi Tanja Silke Anke Heike Martina Birgit Sabine',
      'Gabi Ulrike Renate Monika Christa',
    ),
    male: list(
      'Emil Kilian Jonas Moritz Felix Ole Lukas Deniz Anton Till Florian Vincent Cem Bastian',
      'Hannes Konrad Marek Matthias Tobias Kai Sven Thorsten Olaf Ralf Uwe Frank Rainer Jürgen',
      'Bernd Dieter Wolfgang Helmut',
    ),
  },
  fr: {
    female: list(
      'Manon Maëlle Jade Inès Lucie Margaux Clémence Léa Camille Élodie Aïcha Fatou Solène',
      'Aurélie Céline Nadège Sandrine Nathalie Valérie Sylvie Catherine Brigitte Martine Josiane',
    ),
    male: list(
      'Léo Yanis Hugo Rémi Gaël Antoine Théo Mathieu Étienne Moussa Bastien Karim Julien Benoît',
      'Cédric Bruno Olivier Laurent Éric Thierry Pascal Philippe Gérard Michel',
    ),
  },
  es: {
    female: list(
      'Alba Valeria Lucía Carla Paloma Ximena Elena Irene Inés Marta Nuria Rocío Beatriz Sonia',
      'Marisol Mónica Yolanda Pilar Rosario Carmen Mercedes Concha Amparo Dolores',
    ),
    male: list(
      'Hugo Mateo Iker Diego Álvaro Nacho Marcos Andrés Rubén Javier Óscar Santiago Sergio',
      'Rafael Gonzalo Joaquín Fernando Alfonso Ramón Emilio Vicente Ángel Manolo Paco',
    ),
  },
  it: {
    female: list(
      'Aurora Noemi Giulia Sara Martina Lucrezia Chiara Alessia Beatrice Elisa Valentina Ilaria',
      'Federica Francesca Barbara Silvia Monica Cristina Paola Patrizia Teresa Lucia Rosa Pina',
    ),
    male: list(
      'Tommaso Nicolò Leonardo Lorenzo Matteo Gabriele Edoardo Riccardo Davide Filippo Luca Simone Andrea Stefano',
      'Pietro Daniele Marco Fabio Roberto Sandro Maurizio Claudio Enzo Franco Gianni Aldo',
    ),
  },
  pl: {
    female: list(
      'Hania Zuzanna Iga Ola Natalia Kasia Karolina Paulina Magda Justyna Monika Sylwia Joanna',
      'Agnieszka Aneta Dorota Renata Ewa Beata Bożena Grażyna Danuta Halina Krystyna',
    ),
    male: list(
      'Antek Kuba Filip Bartek Igor Michał Mateusz Szymon Wojtek Kamil Marek Tomek Paweł Marcin Rafał Łukasz',
      'Piotr Krzysztof Grzegorz Robert Adam Dariusz Jacek Andrzej Zbigniew Staszek Ryszard',
    ),
  },
  da: {
    female: list(
      'Freja Asta Ida Sofie Maja Signe Amina Lærke Cecilie Line Stine Mette Trine Rikke Dorthe',
      'Charlotte Lone Pia Karen Hanne Bente Birgitte Kirsten Inge',
    ),
    male: list(
      'Malthe Emil Noah Magnus Frederik Mikkel Kasper Rasmus Omar Anders Jakob Thomas Søren',
      'Martin Jesper Lars Henrik Carsten Torben Flemming Bjarne Ole Preben Kaj',
    ),
  },
  sv: {
    female: list(
      'Alva Ebba Wilma Elsa Moa Maja Linnéa Leila Tove Emma Hanna Sofia Jenny Malin Karin Åsa',
      'Helena Annika Lena Birgitta Ingela Gunilla Kerstin Barbro',
    ),
    male: list(
      'Elias Viktor Hugo Axel Oskar Gustav Amir Erik Johan Mattias Fredrik Daniel Magnus Jonas',
      'Nils Patrik Stefan Anders Göran Lennart Bengt Kjell Rolf Sven',
    ),
  },
  no: {
    female: list(
      'Nora Vilde Ingeborg Ronja Maren Sunniva Thea Silje Ingrid Camilla Marte Tonje Hege Anne',
      'Linda Trude Astrid Kari Bente Solveig Randi Turid Berit Grete',
    ),
    male: list(
      'Aksel Mathias Henrik Sondre Jonas Sindre Magnus Håkon Eirik Kristian Ola Marius Espen',
      'Trond Geir Morten Øyvind Tormod Rune Svein Leif Terje Odd Knut',
    ),
  },
  fi: {
    female: list(
      'Aino Venla Iida Ella Helmi Emmi Siiri Tuuli Veera Hanna Laura Kaisa Jenni Riikka Heidi Sanna Outi',
      'Minna Katja Sari Tiina Päivi Pirjo Marjatta Ritva Raija',
    ),
    male: list(
      'Onni Aleksi Eetu Leevi Eero Niko Ville Joonas Aatu Lauri Samuli Tuomas Juho Otto Antti Mikko Janne Petri Marko',
      'Jari Timo Juhani Kari Pekka Risto Seppo Hannu Matti',
    ),
  },
}
