import { beforeEach, expect, test } from 'vitest';
import { stubFullStorage } from '../testing/full-storage';
import { restoreDrafts, saveDrafts } from './saved-drafts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.parse('2026-06-01T12:00:00Z');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function typeAndLose() {
  sessionStorage.setItem('draft:request', '[["note","Two towels"]]');
  saveDrafts('ada', NOW);
}

/** Returns the drafts that are currently visible in this tab. */
const typed = () => Object.entries({ ...sessionStorage }).filter(([name]) => name.startsWith('draft:'));

test('a guest’s input is restored when the same guest signs in again', () => {
  typeAndLose();

  restoreDrafts('ada', NOW + DAY_MS - 1);

  expect({ ...sessionStorage }).toEqual({ 'draft:request': '[["note","Two towels"]]' });
});

test('input is saved in its own tab and not shared with others', () => {
  typeAndLose();

  expect(localStorage).toHaveLength(0);
});

test('another guest does not see the input, which stays saved for its owner', () => {
  typeAndLose();

  restoreDrafts('eve', NOW);
  expect(typed()).toEqual([]);

  restoreDrafts('ada', NOW);
  expect(typed()).toHaveLength(1);
});

test('saved input is removed after a day, even if another guest signs in', () => {
  typeAndLose();

  restoreDrafts('eve', NOW + DAY_MS);

  expect(sessionStorage).toHaveLength(0);
});

test('newer input is not overwritten, and invalid saved values are removed', () => {
  typeAndLose();
  sessionStorage.setItem('draft:request', '[["note","A taxi"]]');
  restoreDrafts('ada', NOW);
  expect(sessionStorage.getItem('draft:request')).toContain('A taxi');

  sessionStorage.setItem('drafts of ada', '{"at":"soon"}');
  localStorage.setItem('drafts of ada', '{"at":"soon"}');
  restoreDrafts('ada', NOW);
  expect(Object.keys(sessionStorage)).toEqual(['draft:request']);
  expect(localStorage).toHaveLength(0);
});

test('another guest on the same device does not see a guest’s basket', () => {
  const basket = '{"lines":[{"name":"Sole"}],"allergyNote":"Nuts"}';
  localStorage.setItem('draft-order:grand:sea-bar', basket);

  saveDrafts('ada', NOW);
  // The guest is signed out a second time, a moment later.
  sessionStorage.setItem('draft:request', '[["note","Two towels"]]');
  saveDrafts('ada', NOW + 1);
  restoreDrafts('eve', NOW + 2);
  expect(localStorage.getItem('draft-order:grand:sea-bar')).toBeNull();

  restoreDrafts('ada', NOW + 3);
  expect({ ...localStorage }).toEqual({ 'draft-order:grand:sea-bar': basket });
  expect({ ...sessionStorage }).toEqual({ 'draft:request': '[["note","Two towels"]]' });
});

test('a device with full storage holds a basket for the life of the page, and no other guest sees it', () => {
  localStorage.setItem('draft-order:grand:sea-bar', '{"lines":[{"name":"Sole"}],"allergyNote":"Nuts"}');
  stubFullStorage((name) => name.startsWith('drafts of'));

  saveDrafts('ada', NOW);

  expect(localStorage).toHaveLength(0);
  restoreDrafts('ada', NOW);
  expect(localStorage.getItem('draft-order:grand:sea-bar')).toContain('Sole');
});
