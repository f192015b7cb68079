import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { me } from '../../testing/build-chat';
import { fakeChat } from '../../testing/fake-chat';
import { openChat } from '../../testing/open-chat';
import { MessageText } from './message-text';

const openText = (shownText: string) =>
  openChat(fakeChat({ me }), () => <MessageText shownText={shownText} lang="en" />);

test('a link to a page of the suite opens it in the same page', async () => {
  const router = openText(`Look at it again:\n${location.origin}/grand/discover/abc?tag=sea#c-7`);
  const link = await screen.findByRole('link', { name: `${location.origin}/grand/discover/abc?tag=sea#c-7` });
  expect(link.getAttribute('target')).toBeNull();

  fireEvent.click(link);

  expect(await screen.findByText('Page property-discover-id')).toBeDefined();
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe('/grand/discover/abc?tag=sea#c-7');
});

test.each([
  'https://elsewhere.example/grand/discover/abc',
  `${location.origin}//elsewhere.example`,
  `${location.origin}/photos/sea/large/view.jpg`,
])('a link to what is no page of the suite opens beside it: %s', async (address) => {
  openText(address);

  const link = await screen.findByRole('link');
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([address, '_blank']);
  expect(link.getAttribute('rel')).toBe('noopener nofollow ugc');
});
