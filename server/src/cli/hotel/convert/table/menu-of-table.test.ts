import { expect, test } from 'vitest';
import { menuOfTable } from './menu-of-table';

const hotel = { currency: 'EUR', precision: 2, languages: ['en', 'pt-BR'] };

test('translations of a table get the language as the hotel writes it, and those of other languages are named as lost', () => {
  const table = [
    ['Section', 'Name', 'Name_PT-BR', 'name_de'],
    ['Drinks', 'Coffee', 'Café', 'Kaffee'],
  ];

  const { items, lost } = menuOfTable(table, hotel);

  expect(items.map(({ name }) => name)).toEqual([{ text: 'Coffee', translations: { 'pt-BR': 'Café' } }]);
  expect(lost).toEqual(['column "name_de": hotel.yaml does not list "de" as a further language']);
});
