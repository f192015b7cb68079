import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import type { User } from '../contracts/guest/guest.contract';
import { PageLink } from '../page/page-link';
import { sessionUser } from '../testing/builders/session-user';
import { propertyHost } from '../testing/property-host';
import { renderPage } from '../testing/render-page';
import { useChatEntry } from './use-chat-entry';

const ada = sessionUser({ lang: 'en' });

async function tapAs(user?: Partial<User>) {
  function SomePage() {
    const entry = useChatEntry({ entity: 'o1', populatedMessage: 'A table?' });
    return (
      <PageLink to="property-chat" params={{ property: 'grand' }} {...entry}>
        Ask
      </PageLink>
    );
  }
  const host = propertyHost();
  if (user) host.session.getState().signedIn({ token: 't', user: { ...ada, ...user }, allowToPost: false });
  const pages = { 'property-discover': SomePage, 'property-chat': () => <p>The chat</p> };
  const router = renderPage(host, pages, {}, '/grand/discover');
  await userEvent.click(await screen.findByRole('link', { name: 'Ask' }));
  const { pathname, search } = router.state.location;
  return { pathname, query: Object.fromEntries(new URLSearchParams(search)) };
}

test('Q-08 a signed-in guest goes directly to the chat, which opens the room with the hotel', async () => {
  expect(await tapAs({})).toEqual({
    pathname: '/grand/chat',
    query: { populatedMessage: 'A table?', 'from-footer': 'true' },
  });
});

test.each([
  ['a stranger', undefined],
  ['a guest whose address is not verified', { is_verified: false }],
])('Q-08 %s goes to sign-in with the whole pending action', async (_who, user) => {
  const { pathname, query } = await tapAs(user);

  expect(pathname).toBe('/grand/signin');
  expect(query).toMatchObject({
    service: 'chat',
    entity: 'o1',
    populatedMessage: 'A table?',
    'from-footer': 'true',
  });
});

test('the link to the chat is followed while the saved session of a guest is not read yet', async () => {
  document.documentElement.dataset.guest = 'IN';
  onTestFinished(() => void delete document.documentElement.dataset.guest);

  // The page of the chat checks the requirements once the guest is known.
  expect((await tapAs()).pathname).toBe('/grand/chat');
});
