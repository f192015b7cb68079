import { test } from 'vitest';
import { expectProblem, type Broken } from '../testing/broken-folder';

const MENU = 'outlets/bar/menus/drinks.yaml';
const BAR = 'outlets/bar/outlet.yaml';

const ERRORS: Broken[] = [
  { code: 'zone-unknown', file: 'hotel.yaml', edit: ['Europe/Vienna', 'Europe/Wien'], at: 'Europe/Wien' },
  {
    code: 'hours-overlap',
    file: BAR,
    edit: ['[07:00-00:00]', '[07:00-00:00, 23:00-01:00]'],
    at: '23:00-01:00',
  },
  {
    code: 'hours-overlap',
    file: BAR,
    edit: ['07:00-03:00 Nacht', '20:00-08:00 Nacht'],
    at: '20:00-08:00 Nacht',
  },
  { code: 'day-twice', file: BAR, edit: ['fri-sat:', 'thu-sat:'], at: '[07:00-03:00' },
  {
    code: 'season-reversed',
    file: MENU,
    edit: [
      'orderable: true',
      'availability: { weekly: { daily: [10:00-12:00] }, from: 2026-05-01, until: 2026-04-01 }',
    ],
    at: '2026-04-01',
  },
  {
    code: 'menu-never-open',
    file: MENU,
    edit: ['orderable: true', 'orderable: true\navailability: { weekly: {} }'],
    at: '{ weekly: {} }',
  },
];

test.each(ERRORS)('$code: $file', (broken) => expectProblem({ ...broken, severity: 'error' }));
