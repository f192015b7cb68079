import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { createFeedVisit } from '../visit/feed-visit';
import { usePagesAround } from './use-pages-around';

test('the pages before and after the one that comes near are read, and again once they are forgotten', async () => {
  const read: (string | undefined)[] = [];
  const call = async (_endpoint: unknown, { query }: { query: { cursor?: string } }) => {
    read.push(query.cursor);
    return { items: [], nextCursor: null, prevCursor: null };
  };
  const visit = createFeedVisit('a visit', { items: [], nextCursor: 'a', prevCursor: null });
  const cursors = ['a', 'b', 'c', 'd'];
  cursors.forEach((cursor, at) =>
    visit.getState().pageLoaded({ cursor, ids: [cursor] }, cursors[at + 1] ?? null),
  );
  function Page() {
    const readAround = usePagesAround(visit, undefined);
    return ['c', 'd', 'another'].map((cursor) => (
      <button type="button" key={cursor} onClick={() => readAround(cursor)}>
        {cursor}
      </button>
    ));
  }
  // The cast is safe because the test makes only this call.
  const host = propertyHost([], { api: { ...propertyHost().api, call: call as never } });
  renderPage(host, { 'property-discover': Page }, en, '/grand/discover');

  for (const name of ['c', 'c', 'another', 'd'])
    await userEvent.click(await screen.findByRole('button', { name }));

  expect(read).toEqual(['b', 'd', 'c']);

  host.queries.clear();
  await userEvent.click(await screen.findByRole('button', { name: 'd' }));

  expect(read).toEqual(['b', 'd', 'c', 'c']);
});
