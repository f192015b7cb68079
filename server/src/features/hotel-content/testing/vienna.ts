/**
 * The folder of an invented hotel in Vienna: German with English translations, a bar open past midnight, and a spa
 * with activities.
 */
const hotel = `slug: hotel-am-spittelberg
name: Hotel am Spittelberg
tagline: Ein Haus im siebten Bezirk
description: Vierzig Zimmer zwischen Museumsquartier und Burggasse.
address: Gutenberggasse 7, 1070 Wien
location: { lat: 48.2041, lng: 16.3556 }
phone: +43 1 555 01 00
emergencyPhone: +43 1 555 01 11
timeZone: Europe/Vienna
currency: EUR
languages: [de, en]
checkInFrom: 15:00
checkOutUntil: 11:00
theme: { hue: 20, chroma: 0.1, face: fraunces, radius: 10 }
wifi: { network: Spittelberg, password: sachertorte, note: In allen Zimmern. }
reception:
  hours: { weekly: { daily: [07:00-23:00] } }
  replyMinutes: 10
cancelText: Sagen Sie uns Bescheid, sobald Sie es wissen.
legal: { directory: the-house, terms: terms, privacy: privacy }
ordering: { tax: 10, alcoholAge: 18, acceptAtOnce: true, leadMinutes: 20, payment: [pay_on_delivery] }
`;

const guidelines = `version: '1'
paragraphs:
  - Seien Sie freundlich zueinander.
`;

const loyalty = `name: Freunde des Hauses
description: Wir zählen die Nächte.
tiers:
  - { code: FREUND, name: Freund, from: 0, benefits: [Ein Krapfen zur Ankunft] }
  - { code: STAMM, name: Stammgast, from: 10, benefits: [Späte Abreise] }
`;

const modifiers = `groups:
  - key: milk-choice
    name: Welche Milch
    min: 1
    options:
      - { key: cow, name: Kuhmilch, default: true, allergens: [milk] }
      - { key: oat, name: Hafermilch, price: 0.50, removes: [milk], allergens: [gluten] }
`;

const requests = `requests:
  - key: towels
    name: Handtücher
    category: housekeeping
    icon: bath
    description: Wir bringen sie aufs Zimmer.
    fields:
      - { key: count, label: Wie viele, type: number, required: true, min: 1, max: 8 }
`;

const house = `key: the-house
kind: info
name: Das Haus
icon: house
entries:
  - key: breakfast
    title: Frühstück
    body: In der Bar im Erdgeschoß.
    hours: { weekly: { mon-fri: [06:30-10:30], sat-sun: [07:00-11:30] } }
    links: [{ label: Zur Bar, outlet: bar }]
    actions: [{ label: Handtücher, request: towels }]
  - key: terms
    title: Bedingungen
    body: Die Bedingungen unseres Hauses.
  - key: privacy
    title: Datenschutz
    body: Was wir über Sie wissen.
`;

const bar = `key: bar
kind: bar
name: Bar im Hof
description: Kaffee am Morgen, Wein am Abend.
priceLevel: 2
place: Erdgeschoß
hours: { weekly: { sun-thu: [07:00-00:00], fri-sat: [07:00-03:00 Nacht] } }
booking: instant
orders: [room, pickup]
`;

const drinks = `key: drinks
name: Getränke
orderable: true
pricesIncludeTax: true
sections:
  - key: hot
    name: Heißes
    items:
      - key: melange
        name: Wiener Melange
        price: 4.80
        allergens: [milk]
        dietary: [vegetarian]
        modifiers: [milk-choice]
      - key: espresso
        name: Kleiner Brauner
        price: 3.60
        allergens: [milk]
  - key: wine
    name: Wein
    items:
      - key: veltliner
        name: Grüner Veltliner
        portions:
          - { key: glass, name: 1/8 l, price: 4.20 }
          - { key: bottle, name: 0.75 l, price: 24.00 }
        allergens: [sulphites]
        alcohol: true
`;

const tables = `pace: { parties: 4, guests: 16 }
areas:
  - key: court
    name: Hof
    stepFree: true
    tables: { 2: [1, 2], 4: [3, 4] }
`;

const policies = `booking: { text: Wir halten den Tisch zwanzig Minuten., partyMax: 4 }
ordering: { deliveryFee: 2.50 }
`;

const spa = `key: spa
kind: spa
name: Das Bad
description: Dampf und Stille im Keller.
priceLevel: 3
place: Untergeschoß
hours: { weekly: { daily: [10:00-21:00] } }
booking: none
`;

const steam = `key: steam-evening
name: Dampfabend
description: Drei Aufgüsse mit Pausen.
place: Im Bad
outlet: spa
categories: [wellness]
languages: [de, en]
minutes: 90
times: { daily: [18:00] }
capacity: 8
booking:
  name: Dampfabend
  text: Bitte ein Handtuch mitbringen.
  max: 4
  bookUntilMinutes: 30
  cancelUntilMinutes: 120
  units: [{ type: adult, name: Erwachsene, price: 25.00 }]
`;

const houseInEnglish = `name: { source: Das Haus, text: The house }
terms.title: { source: Bedingungen, text: Terms }
terms.body: { source: Die Bedingungen unseres Hauses., text: The terms of our house. }
privacy.title: { source: Datenschutz, text: Privacy }
privacy.body: { source: Was wir über Sie wissen., text: What we know about you. }
`;

const guidelinesInEnglish = `paragraphs 1: { source: Seien Sie freundlich zueinander., text: Be kind to each other. }
`;

const drinksInEnglish = `hot/melange.name: { source: Wiener Melange, text: Melange }
`;

export const VIENNA: ReadonlyMap<string, string> = new Map([
  ['activities/steam-evening.yaml', steam],
  ['directories/the-house.yaml', house],
  ['guidelines.yaml', guidelines],
  ['hotel.yaml', hotel],
  ['loyalty.yaml', loyalty],
  ['modifiers.yaml', modifiers],
  ['outlets/bar/menus/drinks.yaml', drinks],
  ['outlets/bar/outlet.yaml', bar],
  ['outlets/bar/policies.yaml', policies],
  ['outlets/bar/tables.yaml', tables],
  ['outlets/spa/outlet.yaml', spa],
  ['requests.yaml', requests],
  ['texts/en/directories/the-house.yaml', houseInEnglish],
  ['texts/en/guidelines.yaml', guidelinesInEnglish],
  ['texts/en/outlets/bar/menus/drinks.yaml', drinksInEnglish],
]);

/** Returns the folder with replacements in its files. Throws if a file does not contain the text to replace. */
export function viennaWith(
  edits: readonly (readonly [file: string, from: string, to: string])[],
  slug = 'hotel-am-spittelberg',
): Map<string, string> {
  const files = new Map(VIENNA);
  for (const [file, from, to] of [
    ['hotel.yaml', 'slug: hotel-am-spittelberg', `slug: ${slug}`] as const,
    ...edits,
  ]) {
    const text = files.get(file) ?? '';
    if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
    files.set(file, text.replace(from, to));
  }
  return files;
}
