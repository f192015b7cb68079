import { expect, test } from 'vitest';
import { unmetRequirements, isStayMissing, missingRequirements, mustSignUp } from './requirements';
import { SERVICE_TYPES } from './service-types';

const known = {
  is_verified: true,
  firstName: 'Ada',
  lang: 'en',
  room: '101',
  stay_state: 'IN',
  checkin: '2026-06-08',
  checkout: '2026-06-12',
} as const;

test.each([
  ['nobody', null, true],
  ['a guest with a complete profile', known, false],
  ['a guest who is not verified', { ...known, is_verified: false }, true],
  ['a guest without information about verification', { ...known, is_verified: undefined }, true],
  ['a guest without a first name', { ...known, firstName: undefined }, true],
  ['a guest with an empty first name', { ...known, firstName: ' ' }, true],
  ['a guest without room, language and stay', { is_verified: true, firstName: 'Ada' }, false],
])('S-12 sign-up is required: %s', (_case, guest, expected) => {
  expect(mustSignUp(guest)).toBe(expected);
});

const nothingKnown = { is_verified: true, firstName: '', lang: '', room: '', stay_state: null };
const blocking = { chat: ['lang'], 'new-request': ['lang', 'room', 'stay'], edn: ['stay'] };

test.each(SERVICE_TYPES.map((service) => [service]))('S-13 missing data blocks %s', (service) => {
  const expected = { ...blocking }[service as keyof typeof blocking] ?? [];

  expect(unmetRequirements(service, nothingKnown)).toEqual(expected);
  expect(unmetRequirements(service, known)).toEqual([]);
});

test.each([
  ['firstName', { ...known, firstName: '' }],
  ['room', { ...known, room: '  ' }],
  ['lang', { ...known, lang: '' }],
  ['lang', { ...known, lang: undefined }],
  ['stay', { ...known, stay_state: null }],
])('S-13 an empty %s counts as missing', (requirement, guest) => {
  expect(missingRequirements(guest)).toEqual([requirement]);
});

test('S-13 a value in the field "language" counts as the language', () => {
  expect(missingRequirements({ ...known, lang: undefined, language: 'fr' })).toEqual([]);
});

const DATES = [undefined, null, '', '2026-06-08'];
test.each(
  [undefined, null, 'IN', 'PRE', 'OUT'].flatMap((state) =>
    DATES.flatMap((checkin) => DATES.map((checkout) => [state, checkin, checkout] as const)),
  ),
)('S-14 the stay is missing or not with state %s, arrival %s, departure %s', (state, checkin, checkout) => {
  // The cast is safe: each value is one of the states in the specification.
  const stay_state = state as 'IN' | 'PRE' | 'OUT' | null | undefined;

  expect(isStayMissing({ stay_state, checkin, checkout })).toBe(!state || (!checkin && !checkout));
});
