import { expect, test } from 'vitest';
import { readGoogleMenu } from './read-google-menu';
import { readJsonLd } from './read-json-ld';

const hotel = { currency: 'EUR', precision: 2, languages: ['en', 'de'] };

test('a Google food menu: prices, options, languages, allergens', () => {
  const label = (en: string, de?: string) => [
    ...(de === undefined ? [] : [{ displayName: de, languageCode: 'de' }]),
    { displayName: en, languageCode: 'en' },
  ];
  const { name, items, lost } = readGoogleMenu(
    {
      menus: [
        {
          labels: label('Dinner', 'Abend'),
          sections: [
            {
              labels: label('Fish'),
              items: [
                {
                  labels: label('Soup', 'Suppe'),
                  attributes: {
                    price: { currencyCode: 'EUR', units: '12', nanos: 500_000_000 },
                    allergen: ['SHELLFISH'],
                    dietaryRestriction: ['HALAL'],
                    spiciness: 'HOT',
                  },
                },
                {
                  labels: label('Oysters'),
                  attributes: { price: { currencyCode: 'USD', units: '9' }, allergen: ['FISH', 'PLUTONIUM'] },
                  options: [
                    { labels: label('Six'), attributes: { price: { units: 18 } } },
                    { labels: label('Many') },
                  ],
                },
              ],
            },
          ],
        },
        { labels: label('Lunch'), sections: [] },
      ],
    },
    hotel,
  );

  expect(name).toEqual({ text: 'Dinner', translations: { de: 'Abend' } });
  expect(items).toMatchObject([
    {
      name: { text: 'Soup', translations: { de: 'Suppe' } },
      price: 12.5,
      allergens: ['crustaceans', 'molluscs'],
      dietary: ['halal'],
    },
    { name: { text: 'Oysters' }, portions: [{ name: { text: 'Six' }, price: 18 }] },
  ]);
  expect(items[1]).not.toHaveProperty('allergens');
  expect(lost).toEqual([
    'menu "Lunch": convert it on its own',
    'sections.0.items.0: spiciness',
    'sections.0.items.1: an option without a name or a price',
    'sections.0.items.1: its price, which is in USD and not in EUR',
    'sections.0.items.1: allergen PLUTONIUM; its allergens are left undeclared',
  ]);
});

test('a page with schema.org: references, diets, offers and opening hours', () => {
  const restaurant = {
    '@type': 'Restaurant',
    telephone: '1',
    hasMenu: { '@id': '#menu' },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'https://schema.org/Tuesday'], opens: '12:00:00', closes: '15:00' },
      { dayOfWeek: 'Monday', opens: '18:00', closes: '23:00' },
    ],
  };
  const menu = {
    '@type': 'Menu',
    '@id': '#menu',
    name: [
      { '@value': 'Karte', '@language': 'de' },
      { '@value': 'Menu', '@language': 'en' },
    ],
    hasMenuSection: {
      '@type': 'MenuSection',
      name: 'Starters',
      hasMenuItem: [
        {
          '@type': 'MenuItem',
          name: 'Bread',
          image: 'a.jpg',
          offers: { price: '3.90', priceCurrency: 'EUR' },
          suitableForDiet: 'https://schema.org/VeganDiet',
        },
        {
          '@type': 'MenuItem',
          name: 'Wine',
          offers: [
            { name: 'Glass', price: 4.2 },
            { name: 'Bottle', price: '24,00' },
          ],
        },
        { '@type': 'MenuItem', name: 'Cake', offers: { price: '4', priceCurrency: 'USD' } },
        { '@type': 'MenuItem', name: 'Soup', offers: { price: 1.125 } },
      ],
    },
  };
  const page = `<!doctype html><SCRIPT type='application/ld+json'>{oops</script><script type="application/ld+json" id=a>${JSON.stringify({ '@context': 'https://schema.org', '@graph': [restaurant, menu] })}</script>`;

  const { name, items, lost } = readJsonLd(page, hotel);

  expect(name).toEqual({ text: 'Menu', translations: { de: 'Karte' } });
  expect(items).toMatchObject([
    { section: { text: 'Starters' }, name: { text: 'Bread' }, price: 3.9, dietary: ['vegan'] },
    { name: { text: 'Wine' }, portions: [{ price: 4.2 }, { price: 24 }] },
    { name: { text: 'Cake' } },
    { name: { text: 'Soup' } },
  ]);
  expect(items.at(-1)?.price).toBeUndefined();
  expect(lost).toEqual([
    '"Bread": image',
    '"Cake": its price, which is in USD and not in EUR',
    '"Soup": 1.125 has more decimals than EUR',
    'Restaurant.telephone: for outlet.yaml or hotel.yaml',
    'Restaurant.openingHoursSpecification: for outlet.yaml, "hours: { weekly: { mon: [12:00-15:00, 18:00-23:00], tue: [12:00-15:00] } }"',
  ]);
});
