import { expect, test } from 'vitest';
import { directoryEntrySchema } from './directory.schema';
import { outletSchema } from './outlet.schema';

const entry = (target: string) => ({
  ...{
    uuid: '00000000-0000-4000-8000-000000000001',
    slug: 'spa',
    title: 'Spa',
    body: '',
    images: [],
    links: [],
    documents: [],
    tags: [],
  },
  ...{ accessibility: [], order: 1, updatedAt: '2026-06-01T00:00:00.000Z' },
  actions: [{ type: 'url', label: 'Open', target }],
});

const external = outletSchema.shape.externalBookingUrl;

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://spa.example', '//spa.example', ' https://x'])(
  'what a hotel has written is no address of a page: %s',
  (address) => {
    expect(directoryEntrySchema.safeParse(entry(address)).success).toBe(false);
    expect(external.safeParse(address).success).toBe(false);
  },
);

test('an address of the web is one, and one of the suite where it leads on within it', () => {
  const isRight = [
    directoryEntrySchema.safeParse(entry('https://spa.example')).success,
    directoryEntrySchema.safeParse(entry('/casa-miramar/activities')).success,
    external.safeParse('https://book.example').success,
  ];

  expect(isRight).toEqual([true, true, true]);
});
