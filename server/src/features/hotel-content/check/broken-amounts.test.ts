import { test } from 'vitest';
import { expectProblem, type Broken } from '../testing/broken-folder';

const MENU = 'outlets/bar/menus/drinks.yaml';

const ERRORS: Broken[] = [
  {
    code: 'total-negative',
    file: MENU,
    edit: [
      '        modifiers: [milk-choice]',
      '        modifiers:\n          - { key: size, name: Wie groß, options: [{ key: tiny, name: Winzig, price: -4.81 }] }',
    ],
    at: '- { key: size',
  },
  {
    code: 'total-negative',
    file: 'modifiers.yaml',
    edit: [
      '{ key: oat, name: Hafermilch, price: 0.50,',
      '{ key: oat, name: Hafermilch, price: 0.50, groups: [{ key: less, name: Weniger, max: 3, display: stepper, options: [{ key: sip, name: Ein Schluck, price: -2 }] }],',
    ],
    at: '[milk-choice]',
    in: MENU,
  },
  { code: 'money-range', file: MENU, edit: ['price: 3.60', 'price: 6000000.01'], at: '6000000.01' },
  {
    code: 'money-range',
    file: 'activities/steam-evening.yaml',
    edit: ['price: 25.00', 'price: 5500000.00'],
    at: '5500000.00',
  },
];

test.each(ERRORS.map((one) => ({ ...one, severity: 'error' as const })))('$code: $file', expectProblem);
