type Translation = readonly [place: string, german: string, english: string];

const TEXTS: Readonly<Record<string, readonly Translation[]>> = {
  'hotel.yaml': [
    ['tagline', 'Ein Haus im siebten Bezirk', 'A house in the seventh district'],
    [
      'description',
      'Vierzig Zimmer zwischen Museumsquartier und Burggasse.',
      'Forty rooms between the museums and Burggasse.',
    ],
    ['wifi.note', 'In allen Zimmern.', 'In all rooms.'],
    ['cancelText', 'Sagen Sie uns Bescheid, sobald Sie es wissen.', 'Please tell us as soon as you know.'],
  ],
  'directories/the-house.yaml': [
    ['name', 'Das Haus', 'The house'],
    ['breakfast.title', 'Frühstück', 'Breakfast'],
    ['breakfast.body', 'In der Bar im Erdgeschoß.', 'In the bar on the ground floor.'],
    ['terms.title', 'Bedingungen', 'Terms'],
    ['terms.body', 'Die Bedingungen unseres Hauses.', 'The terms of our house.'],
    ['privacy.title', 'Datenschutz', 'Privacy'],
    ['privacy.body', 'Was wir über Sie wissen.', 'What we know about you.'],
  ],
  'modifiers.yaml': [
    ['milk-choice.name', 'Welche Milch', 'Which milk'],
    ['milk-choice/cow.name', 'Kuhmilch', 'Cow’s milk'],
    ['milk-choice/oat.name', 'Hafermilch', 'Oat milk'],
  ],
  'requests.yaml': [
    ['towels.name', 'Handtücher', 'Towels'],
    ['towels.description', 'Wir bringen sie aufs Zimmer.', 'We bring them to your room.'],
  ],
  'outlets/bar/outlet.yaml': [
    ['name', 'Bar im Hof', 'Courtyard bar'],
    ['description', 'Kaffee am Morgen, Wein am Abend.', 'Coffee in the morning, wine in the evening.'],
    ['place', 'Erdgeschoß', 'Ground floor'],
    ['hours Nacht', 'Nacht', 'Late'],
  ],
  'outlets/bar/menus/drinks.yaml': [
    ['name', 'Getränke', 'Drinks'],
    ['hot.name', 'Heißes', 'Hot drinks'],
    ['hot/melange.name', 'Wiener Melange', 'Viennese melange'],
    ['hot/espresso.name', 'Kleiner Brauner', 'Espresso with milk'],
    ['wine.name', 'Wein', 'Wine'],
  ],
  'outlets/spa/outlet.yaml': [
    ['name', 'Das Bad', 'The bath'],
    ['description', 'Dampf und Stille im Keller.', 'Steam and silence below the house.'],
    ['place', 'Untergeschoß', 'Lower floor'],
  ],
  'activities/steam-evening.yaml': [
    ['name', 'Dampfabend', 'Steam evening'],
    ['description', 'Drei Aufgüsse mit Pausen.', 'Three rounds with breaks.'],
    ['place', 'Im Bad', 'In the bath'],
  ],
  'pictures/pictures.yaml': [
    ['court.alt', 'Der Hof am Morgen', 'The courtyard in the morning'],
    ['counter.alt', 'Die Theke am Abend', 'The counter in the evening'],
    ['bath.alt', 'Das Becken unter dem Gewölbe', 'The pool below the vault'],
    ['melange.alt', 'Eine Melange auf dem Tresen', 'A melange on the counter'],
  ],
};

/** The files of `texts/en/` of the Viennese hotel. */
export const englishTexts: readonly (readonly [path: string, yaml: string])[] = Object.entries(TEXTS).map(
  ([path, texts]) => [
    `texts/en/${path}`,
    texts
      .map(
        ([place, source, text]) =>
          `${place}: { source: ${JSON.stringify(source)}, text: ${JSON.stringify(text)} }\n`,
      )
      .join(''),
  ],
);
