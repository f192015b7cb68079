import { schemaLine } from './texts/schema-line';

export interface StarterOptions {
  slug: string;
  languages: string[];
}

const hotel = ({ slug, languages }: StarterOptions) => `${schemaLine('hotel')}
# What guests read here is an example: replace it, line by line. Then run: pnpm hotel check <this folder>
slug: ${slug} # the hotel's part of the address; it cannot change later
name: Our hotel
tagline: One line under the name
description: A few sentences about the hotel.
address: Street 1, 1010 Town
location: { lat: 48.2082, lng: 16.3738 }
phone: +43 1 000 000
emergencyPhone: +43 1 000 112
timeZone: Europe/Vienna
currency: EUR
# The first language is the one of these files. The others are in texts/, which "pnpm hotel texts" writes.
languages: [${languages.join(', ')}]
checkInFrom: 15:00
checkOutUntil: 11:00
theme: { hue: 20, chroma: 0.1, face: fraunces, radius: 10 }
# Leave it out if guests have no network.
wifi: { network: OurHotel, password: change-me, note: In all rooms and in the lobby. }
reception:
  hours: { weekly: { daily: [07:00-23:00] } }
  replyMinutes: 10
cancelText: Plans change; tell us as soon as you know.
legal: { directory: the-house, terms: terms, privacy: privacy }
# What holds for orders at every outlet; policies.yaml beside an outlet says what differs there.
ordering: { tax: 10, alcoholAge: 18, acceptAtOnce: false }
`;

const house = `${schemaLine('directory', 1)}
key: the-house
kind: info
name: The house
icon: house
description: Everything about your stay.
entries:
  - key: breakfast
    title: Breakfast
    body: |
      Served in the bar on the ground floor.

      - **Weekdays** until 10:30
      - **Weekends** until 11:30
    place: Ground floor
    links: [{ label: The bar, outlet: bar }]
  - key: terms
    title: Terms of use
    body: Replace this with the terms that your guests agree to.
  - key: privacy
    title: Privacy
    body: Replace this with your privacy notice.
`;

const bar = `${schemaLine('outlet', 2)}
key: bar
kind: bar
name: The bar
description: Coffee in the morning, drinks in the evening.
priceLevel: 2
place: Ground floor
hours: { weekly: { sun-thu: [07:00-23:00], fri-sat: [07:00-01:00] } } # 01:00 is on the next day
booking: none # with a tables.yaml beside this file: instant or onDemand
orders: [room, pickup] # where orders go: room, table, location, pickup
`;

const drinks = `${schemaLine('menu', 3)}
key: drinks
name: Drinks
orderable: true
pricesIncludeTax: true
sections:
  - key: hot
    name: Hot drinks
    items:
      - key: espresso
        name: Espresso
        price: 3.20
        allergens: [] # none; left out, it would mean that the kitchen has not said
      - key: melange
        name: Melange
        description: Espresso with hot milk and foam.
        price: 4.80
        allergens: [milk]
        modifiers: [milk-choice] # a group of modifiers.yaml
  - key: cold
    name: Cold drinks
    items:
      - key: lager
        name: Lager
        portions:
          - { key: small, name: 0.3 l, price: 4.10 }
          - { key: large, name: 0.5 l, price: 5.40 }
        allergens: [gluten]
        alcohol: true
`;

const modifiers = `${schemaLine('modifiers')}
# Choices that several items share; an item names them by key.
groups:
  - key: milk-choice
    name: Which milk
    min: 1
    options:
      - { key: cow, name: Cow’s milk, default: true, allergens: [milk] }
      - { key: oat, name: Oat milk, price: 0.50, removes: [milk], allergens: [gluten] }
`;

const requests = `${schemaLine('requests')}
requests:
  - key: towels
    name: Towels
    category: housekeeping
    icon: bath
    description: Brought to your room.
    fields:
      - { key: count, label: How many, type: number, required: true, min: 1, max: 8 }
`;

const walk = `${schemaLine('activity', 1)}
key: morning-walk
name: Morning walk
description: An hour through the old town before it wakes up.
place: At the reception
categories: [culture]
languages: [en]
minutes: 60
times: { sat-sun: [08:00] }
capacity: 12
booking:
  name: Morning walk
  text: Good shoes help. If it rains, we go later.
  max: 6
  bookUntilMinutes: 60
  cancelUntilMinutes: 120
  units: [{ type: adult, name: Adult, price: 0 }]
`;

/** Returns the files of a new hotel's folder by path. */
export const starterFiles = (options: StarterOptions): Map<string, string> =>
  new Map([
    ['hotel.yaml', hotel(options)],
    ['modifiers.yaml', modifiers],
    ['requests.yaml', requests],
    ['directories/the-house.yaml', house],
    ['outlets/bar/outlet.yaml', bar],
    ['outlets/bar/menus/drinks.yaml', drinks],
    ['activities/morning-walk.yaml', walk],
  ]);
