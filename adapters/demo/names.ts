import type { Gender } from '#core/profiles/profile.ts'
import type { Locale } from '#core/site/locales.ts'

const list = (...lines: readonly string[]): readonly string[] => lines.join(' ').split(' ')

/** First names, in every language of the site, from those the young go by to those of the old. */
export const NAMES: Readonly<Record<Locale, Readonly<Record<Gender, readonly string[]>>>> = {
  nl: {
    female: list(
      'Fleur Noor Yasmin Roos Tess Lotte Dunya Femke Sanne Esra Linde Maaike Jolijn Carlijn',
      'Anouk Evelien Shanti Marieke Saskia Petra Ingrid Hanneke Wilma Ria',
    ),
    male: list(
      'Daan Mats Stijn Emre Thijs Bram Ruben Gijs Lars Sjoerd Koen Bas Hassan Wouter Joost',
      'Niels Rachid Jeroen Pieter Dirk Jan-Willem Willem Hans Kees',
    ),
  },
  en: {
    female: list(
      'Aaliyah Chloe Imogen Tilly Olivia Maeve Ruby Zoe Megan Grace Priya Hannah Carys Nadia',
      'Kezia Kirsty Harriet Amara Fiona Beth Dawn June Sheila Joan',
    ),
    male: list(
      'Alfie Jamal Theo Finn Callum Isaac Toby Liam Owen Rhys Jonah Tariq Kwame Marcus Ravi',
      'Nate Harvey Patrick Ed Stuart Graham Colin Desmond Malcolm',
    ),
  },
  de: {
    female: list(
      'Nele Leonie Mira Greta Paula Elif Johanna Ayla Jule Lena Antonia Theresa Franziska',
      'Svenja Carina Moni Katrin Steffi Anke Heike Birgit Sabine Ulrike Renate',
    ),
    male: list(
      'Emil Kilian Jonas Moritz Felix Ole Lukas Deniz Anton Till Florian Vincent Cem Bastian',
      'Hannes Konrad Marek Matthias Sven Thorsten Uwe Rainer Jürgen Dieter',
    ),
  },
  fr: {
    female: list(
      'Manon Maëlle Inès Lucie Margaux Clémence Camille Élodie Aïcha Fatou Solène Nathalie',
      'Sylvie Brigitte',
    ),
    male: list(
      'Léo Yanis Rémi Gaël Antoine Mathieu Étienne Moussa Bastien Karim Bruno Olivier',
      'Thierry Pascal',
    ),
  },
  es: {
    female: list(
      'Alba Valeria Lucía Paloma Ximena Elena Inés Marta Nuria Rocío Marisol Pilar Carmen',
      'Concha',
    ),
    male: list(
      'Hugo Mateo Iker Diego Álvaro Nacho Andrés Javier Óscar Santiago Rafael Joaquín Emilio',
      'Paco',
    ),
  },
  it: {
    female: list(
      'Aurora Noemi Giulia Martina Lucrezia Chiara Beatrice Elisa Ilaria Francesca Silvia',
      'Paola Teresa Rosa',
    ),
    male: list(
      'Tommaso Nicolò Matteo Lorenzo Riccardo Davide Luca Simone Andrea Pietro Fabio Sandro',
      'Enzo Gianni',
    ),
  },
  pl: {
    female: list(
      'Hania Zuzanna Iga Ola Kasia Karolina Magda Justyna Agnieszka Dorota Ewa Beata Halina',
    ),
    male: list(
      'Antek Kuba Bartek Michał Wojtek Tomek Paweł Marcin Rafał Piotr Grzegorz Adam Jacek',
      'Staszek',
    ),
  },
  da: {
    female: list('Freja Asta Sofie Maja Signe Amina Lærke Mette Dorthe Karen Birgitte'),
    male: list('Malthe Emil Magnus Frederik Mikkel Rasmus Omar Anders Søren Jesper Torben Bjarne'),
  },
  sv: {
    female: list('Alva Ebba Elsa Moa Maja Linnéa Leila Tove Karin Åsa Birgitta Ingela'),
    male: list('Elias Viktor Axel Oskar Gustav Amir Erik Johan Mattias Nils Göran Lennart'),
  },
  no: {
    female: list('Nora Vilde Ronja Maren Sunniva Silje Ingrid Hege Astrid Kari Solveig Turid'),
    male: list('Aksel Mathias Sondre Jonas Sindre Håkon Eirik Kristian Ola Tormod Geir Leif'),
  },
  fi: {
    female: list('Aino Venla Iida Helmi Tuuli Hanna Kaisa Riikka Outi Sari Pirjo Marjatta'),
    male: list('Onni Aleksi Eero Ville Lauri Samuli Antti Mikko Timo Juhani Pekka Risto'),
  },
}
