import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { shareTranslationContract } from '@guest/shared/contracts/feed/share-translation.contract';
import { image } from '@guest/shared/testing/builders/image';
import { comment, post } from '@guest/shared/testing/builders/post';
import { propertyDetail } from '@guest/shared/testing/builders/property';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import type { FakeReply } from '@guest/shared/testing/fake-host';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FeedPage } from '../feed/feed-page';
import en from '../locales/en.json';
import { PostPage } from '../post/post-page';

const pages = { 'property-discover': FeedPage, 'property-discover-id': PostPage };
const spanish = post({
  text: 'La barra abre a las 18:30',
  lang: 'es',
  images: [image({ url: '/bar.jpg', alt: 'La barra' })],
});
const english = {
  id: spanish.id,
  text: 'The bar opens at 18:30',
  alts: ['The bar'],
  from: 'es',
};

function open(address: string, answers: FakeReply[], translates = true) {
  const { chatSettings } = propertyDetail().system.property;
  const host = propertyHost(answers, { property: { chatSettings: { ...chatSettings, translates } } });
  const call = vi.spyOn(host.api, 'call');
  renderPage(host, pages, en, address);
  act(() => host.takeOver.getState().answered('page'));
  const requests = () => call.mock.calls.filter(([{ path }]) => path.endsWith('/share/translations'));
  return { host, requests };
}

test('a post is shown as it was written, and on demand with its photo descriptions in the guest’s language', async () => {
  const { requests } = open('/grand/discover', [
    [feedContract.listPosts, { items: [spanish], nextCursor: null, prevCursor: null }],
    [shareTranslationContract.translateShare, [english]],
  ]);

  const card = within(await screen.findByRole('article', { name: 'Post by Ada' }));
  await userEvent.click(await card.findByRole('button', { name: 'See translation' }));

  const shown = card.getByText('The bar opens at 18:30');
  expect(shown.lang).toBe('en');
  await card.findByText('Translated from Spanish');
  card.getByRole('button', { name: 'The bar' });
  expect(requests()).toHaveLength(1);

  await userEvent.click(card.getByRole('button', { name: 'Show original' }));

  expect(card.getByText('La barra abre a las 18:30').lang).toBe('es');
  expect(card.queryByText('Translated from Spanish')).toBeNull();
  card.getByRole('button', { name: 'La barra' });
});

test('the gallery of a translated post shows the translated description', async () => {
  const { host } = open('/grand/discover', [
    [feedContract.listPosts, { items: [spanish], nextCursor: null, prevCursor: null }],
    [shareTranslationContract.translateShare, [english]],
  ]);

  await userEvent.click(await screen.findByRole('button', { name: 'See translation' }));
  await userEvent.click(screen.getByRole('button', { name: 'The bar' }));

  expect(host.layout.getState().photos.map(({ alt }) => alt)).toEqual(['The bar']);
});

test('a comment is translated apart from its post', async () => {
  const bravo = comment({ id: uuidOf(7), text: 'Bravo', lang: 'es' });
  open(`/grand/discover/${spanish.id}`, [
    [feedContract.getPost, spanish],
    [feedContract.listComments, { items: [bravo], nextCursor: null }],
    [shareTranslationContract.translateShare, [{ id: bravo.id, text: 'Well done', from: 'es' }]],
  ]);

  const bubble = within(await screen.findByRole('article', { name: 'Comment by Grace' }));
  await userEvent.click(await bubble.findByRole('button', { name: 'See translation' }));

  bubble.getByText('Well done');
  screen.getByText('La barra abre a las 18:30');
});

test('a text that the translator leaves as it is has no switch', async () => {
  const { requests } = open('/grand/discover', [
    [feedContract.listPosts, { items: [spanish], nextCursor: null, prevCursor: null }],
    [shareTranslationContract.translateShare, []],
  ]);

  await expect.poll(() => requests().length).toBe(1);

  // Its place stays free, so that the page does not move.
  expect(screen.getByText('See translation').className).toMatch(/awaited/);
  expect(screen.queryByRole('button', { name: 'See translation' })).toBeNull();
});

test('a hotel without a translator requests nothing and offers nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { requests } = open(
    '/grand/discover',
    [[feedContract.listPosts, { items: [spanish], nextCursor: null, prevCursor: null }]],
    false,
  );
  await screen.findByRole('article', { name: 'Post by Ada' });

  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();

  expect(requests()).toEqual([]);
  expect(screen.queryByText('See translation')).toBeNull();
});
