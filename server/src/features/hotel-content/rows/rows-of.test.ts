import { expect, test } from 'vitest';
import { checkFiles } from '../check/check-files';
import { VIENNA, viennaWith } from '../testing/vienna';
import { rowsOf } from './rows-of';

const EVENING = new Date('2026-06-10T22:30:00Z');

/** Returns the rows of a valid folder. At this instant, the next day has begun in Vienna. */
function rowsWith(edits: Parameters<typeof viennaWith>[0], now = EVENING) {
  const pictures = new Map([
    ['map', { path: 'pictures/map.svg', sha256: 'a1'.repeat(32), width: 800, height: 600 }],
  ]);
  const files = viennaWith(edits).set('pictures/pictures.yaml', 'map: { alt: Ein Plan }\n');
  const { content, problems } = checkFiles(files, pictures);
  if (!content) throw new Error(JSON.stringify(problems));
  return rowsOf(content, now);
}

test('relative dates of a demo hotel use the local date of the hotel', () => {
  const edits = [
    ['hotel.yaml', 'name: Hotel', 'demo: true\nname: Hotel'],
    [
      'outlets/bar/outlet.yaml',
      '[07:00-03:00 Nacht] }',
      '[07:00-03:00 Nacht] }, exceptions: [{ date: today+5, label: Ball, hours: [20:00-04:00] }, { date: 2026-12-24, label: Zu }]',
    ],
    [
      'outlets/bar/menus/drinks.yaml',
      'orderable: true',
      'orderable: true\navailability: { weekly: { daily: [08:00-20:00] }, from: today-3, until: today }',
    ],
    [
      'activities/steam-evening.yaml',
      'capacity: 8',
      'capacity: 8\nseason: { from: today }\nexcept: [today+30]',
    ],
  ] as const;

  const { outlet, menu, activity, property } = rowsWith(edits);
  const later = rowsWith(edits, new Date('2026-06-12T10:00:00Z'));

  expect(outlet[0]?.openingHours.exceptions.map(({ date }) => date)).toEqual(['2026-06-16', '2026-12-24']);
  expect(menu[0]?.availability).toMatchObject({ from: '2026-06-08', until: '2026-06-11' });
  expect(activity[0]?.timetable).toMatchObject({ from: '2026-06-11', until: null, except: ['2026-07-11'] });
  expect(property[0]?.isDemo).toBe(true);
  expect(later.outlet[0]?.openingHours.exceptions[0]?.date).toBe('2026-06-17');
});

test('the rows of a real hotel do not depend on the day', () => {
  const { content } = checkFiles(VIENNA);
  if (!content) throw new Error('no content');

  expect(rowsOf(content, EVENING)).toEqual(rowsOf(content, new Date('2031-01-01T00:00:00Z')));
  expect(rowsOf(content, EVENING).property[0]).toMatchObject({ isDemo: false, rooms: null });
});

test('rooms are names and ranges, and ranges keep leading zeros', () => {
  const { property } = rowsWith([['hotel.yaml', 'name: Hotel', 'rooms: [009-011, 21, Turm]\nname: Hotel']]);

  expect(property[0]?.rooms).toEqual(['009', '010', '011', '21', 'Turm']);
});

test('days can be listed', () => {
  const { outlet, activity } = rowsWith([
    [
      'outlets/bar/outlet.yaml',
      'sun-thu: [07:00-00:00], fri-sat:',
      'sun-mon+wed: [07:00-00:00], tue+thu-sat:',
    ],
    ['activities/steam-evening.yaml', 'daily: [18:00]', 'tue+thu: [18:00]'],
  ]);

  expect(outlet[0]?.openingHours.weekly.map(({ days }) => days)).toEqual([
    [7, 1, 3],
    [2, 4, 5, 6],
  ]);
  expect(activity[0]?.timetable?.weekly).toEqual([{ days: [2, 4], at: ['18:00'] }]);
});

test('an entry links to pages of the hotel and to pictures, and can begin a chat message', () => {
  const { directoryEntry } = rowsWith([
    ['directories/the-house.yaml', 'outlet: bar', 'page: /activities?category=family'],
    [
      'directories/the-house.yaml',
      'actions: [',
      "documents: [{ label: Plan, picture: map }]\n    actions: [{ label: Schreiben, chat: 'Ich habe eine Frage: ' }, ",
    ],
  ]);

  expect(directoryEntry[0]).toMatchObject({
    links: [{ url: '/activities?category=family' }],
    documents: [
      { label: { de: 'Plan' }, url: '/pictures/hotel-am-spittelberg/a1a1a1a1a1a1a1a1/drawing.svg' },
    ],
    actions: [{ type: 'chat', target: { de: 'Ich habe eine Frage: ' } }, { type: 'request' }],
  });
});

test('the rules for orders, tables and bookings are in their policies', () => {
  const { orderPolicy, bookingPolicy, bookableActivity } = rowsWith([
    ['outlets/bar/policies.yaml', 'deliveryFee: 2.50', 'deliveryFee: 2.50, slotAmount: 300'],
    [
      'outlets/bar/policies.yaml',
      'partyMax: 4',
      'partyMax: 4, deposit: { perPerson: 30.5, refundableUntilMinutes: 90 }',
    ],
    ['outlets/bar/menus/drinks.yaml', 'orderable: true', 'orderable: true\nadvanceDays: 7'],
    [
      'activities/steam-evening.yaml',
      'price: 25.00 }]',
      'price: 25.00 }, { type: child, name: Kinder, price: 0, with: [adult], perCompanion: 2, places: 0 }]\n  waitlist: { most: 3 }',
    ],
  ]);

  expect(orderPolicy[0]?.rules).toMatchObject({ slotCapacityAmount: 30_000, menuAdvanceDays: { drinks: 7 } });
  expect(bookingPolicy[0]?.rules?.deposit).toEqual({ perPerson: 3_050, refundableUntilMinutes: 90 });
  expect(bookableActivity[0]).toMatchObject({
    units: [{ type: 'adult' }, { type: 'child', perCompanion: 2, paxCount: 0 }],
    waitlist: { enabled: true, mostPerSession: 3, offerMinutes: 15 },
  });
});
