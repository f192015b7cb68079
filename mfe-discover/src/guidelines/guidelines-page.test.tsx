import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { sessionUser } from '@guest/shared/testing/builders/session-user';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { GuidelinesPage } from './guidelines-page';

const user = sessionUser();
const pages = { 'property-discover-guidelines': GuidelinesPage };

/** Opens the guidelines for a guest who has not accepted them. */
async function openGuidelines(send: (...call: never[]) => unknown) {
  const host = propertyHost([
    [feedContract.getGuidelines, { version: '3', paragraphs: ['Be kind.'] }],
    [
      postingContract.getOwnShare,
      { allowToPost: false, needs: ['guidelines'], hasPostedToday: false, encouragePostCount: 5 },
    ],
  ]);
  await host.session.persist.rehydrate();
  host.session.getState().signedIn({ token: 't', user, allowToPost: false });
  // The cast is safe because the page makes only this call.
  const api = { ...host.api, send: send as never };
  renderPage({ ...host, api }, pages, en, '/grand/discover/guidelines');
  return host;
}

test('R-24 the guidelines are listed in order with their version', async () => {
  const guidelines = { version: '3', paragraphs: ['Be kind.', 'Ask before you show others.'] };
  renderPage(
    propertyHost([[feedContract.getGuidelines, guidelines]]),
    pages,
    en,
    '/grand/discover/guidelines',
  );

  const lines = await screen.findAllByRole('listitem');

  expect(lines.map((line) => line.textContent)).toEqual(guidelines.paragraphs);
  screen.getByText('Version 3');
});

test('a hotel without guidelines shows a default text', async () => {
  const none = { version: '1', paragraphs: [] };
  renderPage(propertyHost([[feedContract.getGuidelines, none]]), pages, en, '/grand/discover/guidelines');

  await screen.findByText('Please be kind, and ask before posting photos of others.');
});

test('guidelines that have changed since the page was opened are shown, and the next tap agrees to them', async () => {
  const accepted: unknown[] = [];
  const send = async (_endpoint: unknown, { body }: { body: { version: string } }) => {
    accepted.push(body.version);
    if (body.version === '4')
      return { data: { allowToPost: true, acceptedAt: '2026-06-01T12:00:00Z' }, status: 200 };
    const data = { version: '4', paragraphs: ['Be kinder.'] };
    return { error: 'Changed', response: { status: 409, data: { code: 'guidelines_changed', data } } };
  };
  const host = await openGuidelines(send);
  await userEvent.click(await screen.findByRole('button', { name: 'I agree' }));

  await screen.findByText('Be kinder.');
  screen.getByText('Version 4');
  await userEvent.click(screen.getByRole('button', { name: 'I agree' }));

  await expect.poll(() => accepted).toEqual(['3', '4']);
  await expect.poll(() => host.session.getState().allowToPost).toBe(true);
});

test('the reply to a guest who has left says nothing about the guest who has signed in since', async () => {
  let answer = () => {};
  const accepted = { data: { allowToPost: true, acceptedAt: '2026-06-01T12:00:00Z' }, status: 200 };
  const send = () => new Promise((resolve) => (answer = () => resolve(accepted)));
  const host = await openGuidelines(send);
  const button = await screen.findByRole('button', { name: 'I agree' });
  await userEvent.click(button);
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');

  act(() => host.session.getState().signedIn({ token: 'other', user, allowToPost: false }));
  answer();

  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
  expect(host.session.getState()).toMatchObject({ token: 'other', allowToPost: false });
});

test('a guest finds whom they have blocked below the guidelines, and unblocks them', async () => {
  const blocked = [{ uuid: 'b1', nickName: 'Grace' }];
  const call = async ({ path }: { path: string }) => {
    if (path === postingContract.listBlockedGuests.path) return { guests: [...blocked] };
    if (path === feedContract.getGuidelines.path) return { version: '1', paragraphs: ['Be kind.'] };
    return { allowToPost: true, needs: [], hasPostedToday: false, encouragePostCount: 5 };
  };
  const send = async (_endpoint: unknown, { params }: { params: { uuid: string } }) => {
    expect(params.uuid).toBe('b1');
    blocked.pop();
    return { data: undefined, status: 204 };
  };
  const host = propertyHost();
  await host.session.persist.rehydrate();
  host.session.getState().signedIn({ token: 't', user, allowToPost: true });
  // The casts are safe because the page makes only these calls.
  const api = { ...host.api, call: call as never, send: send as never };
  renderPage({ ...host, api }, pages, en, '/grand/discover/guidelines');

  const section = await screen.findByRole('region', { name: 'Guests you blocked' });
  await userEvent.click(within(section).getByRole('button', { name: 'Unblock Grace' }));

  await within(section).findByText("You haven't blocked anyone.");
  expect(section.contains(document.activeElement)).toBe(true);
  expect(within(section).queryByRole('button')).toBeNull();
});

test('a guest who has agreed to earlier guidelines reads first what has changed', async () => {
  const host = propertyHost([
    [feedContract.getGuidelines, { version: '2', paragraphs: ['Be kind.', 'No drones.'] }],
    [
      postingContract.getOwnShare,
      {
        allowToPost: false,
        needs: ['guidelines'],
        guidelinesChanges: { added: ['No drones.'], removed: ['No cameras.'] },
        hasPostedToday: false,
        encouragePostCount: 5,
      },
    ],
  ]);
  await host.session.persist.rehydrate();
  host.session.getState().signedIn({ token: 't', user, allowToPost: false });
  renderPage(host, pages, en, '/grand/discover/guidelines');

  const changed = await screen.findByRole('region', { name: 'What has changed' });

  within(changed).getByText('No drones.');
  within(screen.getByRole('region', { name: 'No longer applies' })).getByText('No cameras.');
  const rule = screen.getByText('Be kind.');
  expect(changed.compareDocumentPosition(rule) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});
