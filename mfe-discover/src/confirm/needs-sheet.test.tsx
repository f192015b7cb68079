import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { ApiError } from '@guest/shared/http/api-error';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import lazyTexts from '../lazy-texts/locales/en.json';
import texts from '../locales/en.json';
import { NeedsSheet } from './needs-sheet';

/** Opens the sheet for a guest who has not accepted the guidelines, which load as `getGuidelines` says. */
function open(getGuidelines: () => Promise<unknown>, current = '3') {
  const accepted: unknown[] = [];
  const call = vi.fn(async ({ path }: { path: string }, { body }: { body?: unknown }) => {
    if (path === feedContract.getGuidelines.path) return getGuidelines();
    if (path === postingContract.acceptGuidelines.path) {
      accepted.push(body);
      if ((body as { version: string }).version === current)
        return { allowToPost: true, acceptedAt: '2026-06-01T12:00:00Z' };
      const error = 'The guidelines have changed. Please read them again.';
      const data = { version: current, paragraphs: ['Be kinder.'] };
      throw new ApiError(409, error, { error, code: 'guidelines_changed', data });
    }
    throw new ApiError(500, path);
  });
  const host = propertyHost();
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
