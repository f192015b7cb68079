import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { ApiError } from '@guest/shared/http/api-error';
import { image } from '@guest/shared/testing/builders/image';
import { post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import lazyTexts from '../lazy-texts/locales/en.json';
import texts from '../locales/en.json';
import { EditForm } from './edit-form';

/** Opens the form for a post, removes its first photo and saves, which the server refuses. */
async function saveWithoutFirstPhoto(own: Post, refusal: ApiError): Promise<void> {
  const host = propertyHost();
  const call = async () => {
    throw refusal;
  };
  renderPage(
    { ...host, api: { ...host.api, call: call as typeof host.api.call } },
    { 'property-discover': () => <EditForm property="grand" post={own} /> },
    { ...texts, ...lazyTexts },
    '/grand/discover',
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Remove photo 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('a refused description is marked at its photo, also when a photo before it is to be removed', async () => {
  const error = '4 characters over the limit.';
  const fields = [{ field: 'alt:0', code: 'text_too_long', error }];
  const refusal = new ApiError(422, error, { error, code: 'text_too_long', fields });
  const photos = [image({ url: '/one.jpg' }), image({ url: '/two.jpg' })];
  const own = post({ isMine: true, canEdit: true, images: photos });

  await saveWithoutFirstPhoto(own, refusal);

  const second = await screen.findByRole('textbox', { name: /^Description of photo 2/ });
  await expect.poll(() => second.getAttribute('aria-invalid')).toBe('true');
  const first = screen.getByRole('textbox', { name: /^Description of photo 1/ });
  expect(first.getAttribute('aria-invalid')).not.toBe('true');
});

test('words that the hotel does not allow are named at the fields of the edit that contain them', async () => {
  const error = "Your post contains words we don't allow here. Please change the highlighted part.";
  const marks = [
    { field: 'text', from: 14, to: 21 },
    { field: 'alt:0', from: 2, to: 9 },
    { field: 'tag:1', from: 0, to: 7 },
  ];
  const refusal = new ApiError(422, error, { error, code: 'blocked_term', data: { marks } });
  const photos = [image({ url: '/one.jpg' }), image({ url: '/two.jpg', alt: 'a blubber' })];
  const own = post({
    // The first test has left a draft of its post in this tab.
    id: uuidOf(2),
    isMine: true,
    canEdit: true,
    images: photos,
    text: 'What a lovely Blubber',
    tags: ['sea', 'blubbed'],
  });

  await saveWithoutFirstPhoto(own, refusal);

  const errorOf = (field: HTMLElement) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  };
  const written = await screen.findByRole('textbox', { name: /^What was your moment/ });
  await expect
    .poll(() => errorOf(written))
    .toMatch(/Not allowed here: .*Blubber.*\. Please use other words\./);
  expect(errorOf(screen.getByRole('textbox', { name: /^Description of photo 2/ }))).toMatch(/: .*blubber/);
  expect(errorOf(screen.getByRole('textbox', { name: /^Tags/ }))).toMatch(/: .*blubbed/);
});

/** Opens the form for a post. The next read of the page brings `next`; the server refuses the first save. */
async function openForm(own: Post, { next = own, refusal }: { next?: Post; refusal: ApiError }) {
  const saved: unknown[] = [];
  const call = async (_endpoint: unknown, { body }: { body: unknown }) => {
    saved.push(body);
    if (saved.length === 1) throw refusal;
    return next;
  };
  function Page() {
    const [shown, setShown] = useState(own);
    return (
      <>
        <button type="button" onClick={() => setShown(next)}>
          Read again
        </button>
        <EditForm property="grand" post={shown} />
      </>
    );
  }
  const host = propertyHost();
  renderPage(
    // The cast is safe because the form makes only this call.
    { ...host, api: { ...host.api, call: call as typeof host.api.call } },
    { 'property-discover': Page },
    { ...texts, ...lazyTexts },
    '/grand/discover',
  );
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^What was your moment/ });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { saved, field, save };
}

test('typed text stays in the form when the time for edits ends, also after the server has refused it', async () => {
  const own = post({ id: uuidOf(3), isMine: true, canEdit: true, text: 'The sea' });
  const error = 'You can edit for 15 minutes after posting.';
  const refusal = new ApiError(409, error, { error, code: 'edit_window_closed' });
  const { saved, field, save } = await openForm(own, { next: { ...own, canEdit: false }, refusal });
  await userEvent.type(field, ' at night');

  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await save();

  await screen.findByText(error);
  expect(field.isConnected && field.value).toBe('The sea at night');
  expect(saved).toMatchObject([{ text: 'The sea at night' }]);
});

test('the last two minutes in which a post can be changed are counted down', async () => {
  const refusal = new ApiError(500, 'not faked');
  const own = post({ isMine: true, canEdit: true, editBy: '2026-06-01T12:02:00Z' });

  await openForm({ ...own, id: uuidOf(5) }, { refusal });
  screen.getByText('120 seconds left');
  cleanup();
  await openForm({ ...own, id: uuidOf(6), editBy: '2026-06-01T12:02:01Z' }, { refusal });

  expect(screen.queryByText(/seconds left/)).toBeNull();
});

test('a post that was changed on another device is shown as it is now, and saving once more replaces it', async () => {
  const own = post({ id: uuidOf(4), isMine: true, canEdit: true, text: 'The sea', version: 1 });
  const error = 'This post was changed on another device.';
  const current = { ...own, text: 'The pool', version: 3 };
  const refusal = new ApiError(409, error, { error, code: 'version_conflict', data: current });
  const { saved, field, save } = await openForm(own, { next: { ...own, version: 2 }, refusal });
  await userEvent.type(field, ' at night');
  // The form changes what the author has seen, not what another read brings meanwhile.
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));

  await save();

  await screen.findByText(error);
  await screen.findByText('The pool');
  expect(field.value).toBe('The sea at night');
  await save();
  await expect.poll(() => saved).toMatchObject([{ version: 1 }, { version: 3, text: 'The sea at night' }]);
});

test('the form of an edit says at once that it needs a connection, and what was typed survives a reload', async () => {
  const host = propertyHost();
  const own = post({ id: uuidOf(77), isMine: true, canEdit: true, text: 'The sea' });
  const open = () =>
    renderPage(
      host,
      { 'property-discover': () => <EditForm property="grand" post={own} /> },
      { ...texts, ...lazyTexts },
      '/grand/discover',
    );
  open();
  const field = await screen.findByRole('textbox', { name: /What was your moment/ });
  act(() => host.layout.getState().connectionChanged(true));
  screen.getByText(/^You're offline\./);
  await userEvent.type(field, ' at night');

  cleanup();
  open();

  const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What was your moment/ });
  expect(again.value).toBe('The sea at night');
});

/**
 * The author adds " at night" to "The sea", and reloads the page when the post can no longer be edited. Returns the function
 * that reloads it again.
 */
async function typeUntilTooLate(id: number): Promise<() => void> {
  const own = post({ id: uuidOf(id), isMine: true, canEdit: true, text: 'The sea' });
  const open = (shown: Post) =>
    renderPage(
      propertyHost(),
      { 'property-discover': () => <EditForm property="grand" post={shown} /> },
      { ...texts, ...lazyTexts },
      '/grand/discover',
    );
  open(own);
  await userEvent.type(await screen.findByRole('textbox', { name: /What was your moment/ }), ' at night');
  const reload = () => {
    cleanup();
    open({ ...own, canEdit: false });
  };
  reload();
  return reload;
}

test('typed text is shown after a reload when the time for edits has ended, and can be copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await typeUntilTooLate(78);

  await screen.findByText('You can edit for 15 minutes after posting.');
  const unsaved = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your text (not saved)' });
  expect([unsaved.value, unsaved.readOnly]).toEqual(['The sea at night', true]);
  await userEvent.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(copied).toHaveBeenCalledWith('The sea at night');
});

test('typed text of a post that can no longer be edited can be discarded, and the focus goes to the reason', async () => {
  const reload = await typeUntilTooLate(82);

  await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));

  expect(screen.queryByRole('textbox')).toBeNull();
  await expect
    .poll(() => document.activeElement?.textContent)
    .toBe('You can edit for 15 minutes after posting.');
  reload();
  await screen.findByText('You can edit for 15 minutes after posting.');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an author who has typed nothing is not shown their post again when it cannot be changed', async () => {
  const own = post({ id: uuidOf(79), isMine: true, canEdit: false, text: 'The sea' });
  renderPage(
    propertyHost(),
    { 'property-discover': () => <EditForm property="grand" post={own} /> },
    { ...texts, ...lazyTexts },
    '/grand/discover',
  );

  await screen.findByText('You can edit for 15 minutes after posting.');
  expect(screen.queryByRole('textbox')).toBeNull();
});
