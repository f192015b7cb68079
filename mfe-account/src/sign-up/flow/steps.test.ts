import { expect, test } from 'vitest';
import { remainingSteps, plannedSteps } from './steps';

const known = { firstName: 'Ada', lang: 'en', room: '204', stay_state: 'IN', checkin: '2026-06-01' } as const;

test.each([
  ['like', ['address', 'code', 'name']],
  ['chat', ['address', 'code', 'name']],
  ['edn', ['address', 'code', 'name', 'stay']],
  ['new-request', ['address', 'code', 'name', 'stay']],
  ['signup', ['address', 'code', 'name', 'stay']],
] as const)('an anonymous visitor with the service %s sees the steps %j', (service, steps) => {
  expect(plannedSteps(service)).toEqual(steps);
});

test.each([
  ['like', known, []],
  ['like', {}, ['language', 'name']],
  ['new-request', { ...known, room: '' }, ['stay']],
  ['edn', { ...known, room: '' }, []],
  ['signup', { ...known, stay_state: null }, ['stay']],
] as const)('S-13 for %s a guest with the data %j only sees the steps %j', (service, user, steps) => {
  expect(remainingSteps(service, user)).toEqual(steps);
});
