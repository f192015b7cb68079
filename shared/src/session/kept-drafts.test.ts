import { beforeEach, expect, test, vi } from 'vitest';
import { noRoomFor } from '../testing/no-room-for';
import { giveBackDrafts, keepDrafts } from './kept-drafts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.parse('2026-06-01T12:00:00Z');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function typeAndLose() {
  sessionStorage.setItem('draft:request', '[["note","Two towels"]]');
  keepDrafts('ada', NOW);
}

/** What anybody sees here of what was typed. */
const typed = () => Object.entries({ ...sessionStorage }).filter(([name]) => name.startsWith('draft:'));

test('what a guest has typed is there again when the same guest has signed in', () => {
  typeAndLose();

  giveBackDrafts('ada', NOW + DAY_MS - 1);

  expect({ ...sessionStorage }).toEqual({ 'draft:request': '[["note","Two towels"]]' });
});

test('what was typed waits in its own tab, and no other tab gets it', () => {
  typeAndLose();

  expect(localStorage).toHaveLength(0);
});

test('another guest does not see it, and it waits for its own', () => {
  typeAndLose();

  giveBackDrafts('eve', NOW);
  expect(typed()).toEqual([]);

  giveBackDrafts('ada', NOW);
  expect(typed()).toHaveLength(1);
});

test('after a day it is gone, whoever signs in', () => {
  typeAndLose();

  giveBackDrafts('eve', NOW + DAY_MS);

  expect(sessionStorage).toHaveLength(0);
});

test('what was typed since then stays, and what somebody changed is nothing', () => {
  typeAndLose();
  sessionStorage.setItem('draft:request', '[["note","A taxi"]]');
  giveBackDrafts('ada', NOW);
  expect(sessionStorage.getItem('draft:request')).toContain('A taxi');

  sessionStorage.setItem('drafts of ada', '{"at":"soon"}');
  localStorage.setItem('drafts of ada', '{"at":"soon"}');
  giveBackDrafts('ada', NOW);
  expect(Object.keys(sessionStorage)).toEqual(['draft:request']);
  expect(localStorage).toHaveLength(0);
});

test('what a guest was about to order is seen by nobody else at the same device', () => {
  const basket = '{"lines":[{"name":"Sole"}],"allergyNote":"Nuts"}';
  localStorage.setItem('draft-order:grand:sea-bar', basket);

  keepDrafts('ada', NOW);
  // Another time, a moment later.
  sessionStorage.setItem('draft:request', '[["note","Two towels"]]');
  keepDrafts('ada', NOW + 1);
  giveBackDrafts('eve', NOW + 2);
  expect(localStorage.getItem('draft-order:grand:sea-bar')).toBeNull();

  giveBackDrafts('ada', NOW + 3);
  expect({ ...localStorage }).toEqual({ 'draft-order:grand:sea-bar': basket });
  expect({ ...sessionStorage }).toEqual({ 'draft:request': '[["note","Two towels"]]' });
});

test('a device without room loses what was begun, and nobody else sees it', () => {
  localStorage.setItem('draft-order:grand:sea-bar', '{"lines":[{"name":"Sole"}],"allergyNote":"Nuts"}');
  noRoomFor((name) => name.startsWith('drafts of'));
  const lost = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});

  keepDrafts('ada', NOW);

  expect(localStorage).toHaveLength(0);
  expect(lost).toHaveBeenCalledOnce();
});
