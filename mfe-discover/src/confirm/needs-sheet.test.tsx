import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { ApiError } from '@guest/shared/http/api-error';
import { readQuery } from '@guest/shared/reads/read-query';
import { sessionUser } from '@guest/shared/testing/builders/session-user';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import lazyTexts from '../lazy-texts/locales/en.json';
import texts from '../locales/en.json';
import { NeedsSheet } from './needs-sheet';

/** Opens the sheet for a guest who has not accepted the guidelines, which load as `getGuidelines` says. */
function open(
  getGuidelines: () => Promise<unknown>,
  current = '3',
  { host = propertyHost(), onAccept = () => {} } = {},
) {
  const accepted: unknown[] = [];
  const call = vi.fn(async ({ path }: { path: string }, { body }: { body?: unknown }) => {
    if (path === feedContract.getGuidelines.path) return getGuidelines();
    if (path === postingContract.acceptGuidelines.path) {
      accepted.push(body);
      onAccept();
      if ((body as { version: string }).version === current)
        return { allowToPost: true, acceptedAt: '2026-06-01T12:00:00Z' };
      const error = 'The guidelines have changed. Please read them again.';
      const data = { version: current, paragraphs: ['Be kinder.'] };
      throw new ApiError(409, error, { error, code: 'guidelines_changed', data });
    }
    throw new ApiError(500, path);
  });
  const onDone = vi.fn();
  renderPage(
    { ...host, api: { ...host.api, call: call as typeof host.api.call } },
    {
      'property-discover': () => (
        <NeedsSheet
          property="grand"
          heading="Before your first post"
          send="Post"
          agreeAndSend="Agree and post"
          needs={['guidelines']}
          onClose={() => {}}
          onDone={onDone}
        />
      ),
    },
    { ...texts, ...lazyTexts },
    '/grand/discover',
  );
  return { accepted, onDone };
}
const agree = () => screen.getByRole('button', { name: 'Agree and post' });
const GUIDELINES = { version: '3', paragraphs: ['Be kind.'] };

test('guidelines that are still loading cannot be agreed to before they are read', async () => {
  let arrive = (_reply: typeof GUIDELINES) => {};
  const loading = new Promise<typeof GUIDELINES>((resolve) => (arrive = resolve));
  const { accepted, onDone } = open(() => loading);
  await screen.findByRole('dialog');

  await userEvent.click(agree());
  expect(onDone).not.toHaveBeenCalled();

  arrive(GUIDELINES);
  await screen.findByText('Be kind.');
  await userEvent.click(agree());
  await expect.poll(() => onDone.mock.calls).toHaveLength(1);
  expect(accepted).toEqual([{ version: '3' }]);
});

test('guidelines that fail to load cannot be agreed to, and are loaded again on request', async () => {
  let isDown = true;
  const { accepted, onDone } = open(async () => {
    if (isDown) throw new ApiError(500, 'down');
    return GUIDELINES;
  });
  await screen.findByText("This part didn't load.");
  await userEvent.click(agree());
  expect(onDone).not.toHaveBeenCalled();

  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Be kind.');
  await userEvent.click(agree());

  await expect.poll(() => onDone.mock.calls).toHaveLength(1);
  expect(accepted).toEqual([{ version: '3' }]);
});

test('guidelines that have changed meanwhile are shown, and the next tap agrees to them', async () => {
  const { accepted, onDone } = open(async () => GUIDELINES, '4');
  await screen.findByText('Be kind.');
  await userEvent.click(agree());

  await screen.findByText('The guidelines have changed. Please read them again.');
  await screen.findByText('Be kinder.');
  expect(screen.queryByText('Be kind.')).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.click(agree());

  await expect.poll(() => onDone.mock.calls).toHaveLength(1);
  expect(accepted).toEqual([{ version: '3' }, { version: '4' }]);
});

test.each([
  { path: profileContract.getGuest.path, method: 'GET', what: 'the names are read' },
  { path: profileContract.updateGuest.path, method: 'PUT', what: 'the names are stored' },
  { path: postingContract.acceptGuidelines.path, method: 'PUT', what: 'the guidelines are accepted' },
])('if another guest signs in while $what, nothing is done for them or told of them', async (late) => {
  const [ada, grace] = [
    sessionUser({ firstName: 'Ada' }, 'ada'),
    sessionUser({ firstName: 'Grace' }, 'grace'),
  ];
  const host = propertyHost();
  await host.session.persist.rehydrate();
  host.session.getState().signedIn({ token: 'a', user: ada, allowToPost: false });
  const called: string[] = [];
  let answer = () => {};
  const call = async ({ path, method }: { path: string; method: string }) => {
    if (path === feedContract.getGuidelines.path) return GUIDELINES;
    called.push(`${method} ${path}`);
    if (path === late.path && method === late.method)
      await new Promise<void>((resolve) => (answer = resolve));
    if (path === postingContract.acceptGuidelines.path)
      return { allowToPost: true, acceptedAt: '2026-06-01T12:00:00Z' };
    return { user: { ...ada, nickName: method === 'PUT' ? 'Countess' : null, version: 1 } };
  };
  const onDone = vi.fn();
  const onClose = vi.fn();
  const ask = () => (
    <NeedsSheet
      property="grand"
      heading="Before your first post"
      send="Post"
      agreeAndSend="Agree and post"
      needs={['nick_name', 'guidelines']}
      onClose={onClose}
      onDone={onDone}
    />
  );
  // The cast is safe because the sheet makes only these calls.
  const asked = { ...host, api: { ...host.api, call: call as typeof host.api.call } };
  renderPage(asked, { 'property-discover': ask }, { ...texts, ...lazyTexts }, '/grand/discover');
  await screen.findByText('Be kind.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nickname' }), 'Countess');
  await userEvent.click(agree());
  await expect.poll(() => called.at(-1)).toBe(`${late.method} ${late.path}`);
  const before = called.length;
  const { queryKey } = readQuery(asked, profileContract.getGuest, { params: { property: 'grand' } });
  asked.queries.removeQueries({ queryKey });

  act(() => host.session.getState().signedIn({ token: 'g', user: grace, allowToPost: false }));
  answer();

  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  expect(onDone).not.toHaveBeenCalled();
  expect(called).toHaveLength(before);
  expect(host.session.getState()).toMatchObject({ token: 'g', user: grace, allowToPost: false });
  expect(asked.queries.getQueryData(queryKey)).toBeUndefined();
});

test('a token that is replaced while the names are stored is still that of the same guest', async () => {
  const user = sessionUser({ firstName: 'Ada' }, 'ada');
  const host = propertyHost();
  await host.session.persist.rehydrate();
  host.session.getState().signedIn({ token: 'long', user, allowToPost: false });
  const { accepted, onDone } = open(async () => GUIDELINES, '3', {
    host,
    onAccept: () => host.session.getState().tokenExchanged('long', 'short'),
  });
  await screen.findByText('Be kind.');
  await userEvent.click(agree());

  await expect.poll(() => onDone.mock.calls).toHaveLength(1);
  expect(accepted).toEqual([{ version: '3' }]);
  expect(host.session.getState()).toMatchObject({ token: 'short', allowToPost: true });
});
