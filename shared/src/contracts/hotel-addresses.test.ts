import { expect, test } from 'vitest';
import { directoryEntrySchema } from './directory/directory.schema';
import { menuSummarySchema } from './menu/menu.schema';
import { outletSchema } from './outlet/outlet.schema';
import { location } from './core/values';

const entry = (target: string) => ({
  uuid: '00000000-0000-4000-8000-000000000001',
  slug: 'spa',
  title: 'Spa',
  body: '',
  images: [],
  links: [],
  documents: [],
  tags: [],
  accessibility: [],
  order: 1,
  updatedAt: '2026-06-01T00:00:00.000Z',
  actions: [{ type: 'url', label: 'Open', target }],
});

const external = outletSchema.shape.externalBookingUrl;
const pdf = menuSummarySchema.shape.pdfUrl;
const onMap = (mapUrl: string) => location.safeParse({ lat: 38.7, lng: -9.4, mapUrl }).success;

const wrong = [
  'javascript:alert(1)',
  'data:text/html,x',
  'http://spa.example',
  ' https://x',
  '//spa.example',
];

test.each([...wrong, '/\\spa.example', '/\t/spa.example'])(
  '%s is rejected as an address written by the hotel',
  (address) => {
    expect(directoryEntrySchema.safeParse(entry(address)).success).toBe(false);
    expect(external.safeParse(address).success).toBe(false);
    expect(pdf.safeParse(address).success).toBe(false);
    expect(onMap(address)).toBe(false);
  },
);

test('an https address is accepted, and a path of the suite for actions', () => {
  const isRight = [
    directoryEntrySchema.safeParse(entry('https://spa.example')).success,
    directoryEntrySchema.safeParse(entry('/casa-miramar/activities')).success,
    external.safeParse('https://book.example').success,
    pdf.safeParse('https://book.example/menu.pdf').success,
    onMap('https://map.example/?lat=38.7'),
  ];

  expect(isRight).toEqual([true, true, true, true, true]);
});

test.each([
  [90.1, 0],
  [0, -180.1],
  [Number.NaN, 0],
])('%s and %s are rejected as a location', (lat, lng) => {
  expect(location.safeParse({ lat, lng, mapUrl: 'https://map.example' }).success).toBe(false);
});
