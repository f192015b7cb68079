import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import { pathTo } from '@guest/shared/routes/routes';
import { authHeaders } from '../../actors/auth-headers';
import { signInThroughPages, enterStay } from '../../actors/anonymous-guest';
import { expect, test } from '../../test';

const property = 'casa-miramar';
const ID = '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11';
const ID2 = '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c12';
const pathIn = (path: string) => `/${property}${path}`;

interface Journey {
  service: string;
  line: string;
  query?: Record<string, string>;
  /** The stay is asked for as well, with a room if the service needs one. */
  stay?: { room?: string };
  leadsTo: string;
}

const returnQuery = (path: string) => ({ returnTo: pathIn(path) });
const journeys: Journey[] = [
  { service: 'signup', line: 'S-11', stay: {}, leadsTo: '?justRegistered=true' },
  {
    service: 'chat',
    line: 'S-07',
    query: { populatedMessage: 'Two towels', 'from-footer': 'true' },
    leadsTo: '/chat?from-footer=true&populatedMessage=Two+towels',
  },
  {
    service: 'create-post',
    line: 'S-09',
    query: { populatedPost: 'The sea!', ...returnQuery('/discover') },
    leadsTo: '/discover/post?populatedPost=The+sea%21',
  },
  {
    service: 'post',
    line: 'S-04',
    query: returnQuery('/discover'),
    leadsTo: '/discover?justRegistered=true',
  },
  {
    service: 'comment',
    line: 'S-04',
    query: returnQuery('/discover/guidelines'),
    leadsTo: '/discover/guidelines?justRegistered=true',
  },
  {
    service: 'discover',
    line: 'S-04',
    query: returnQuery('/discover'),
    leadsTo: '/discover?justRegistered=true',
  },
  {
    service: 'directories',
    line: 'S-04',
    stay: {},
    query: returnQuery('/directories'),
    leadsTo: '/directories?justRegistered=true',
  },
  {
    service: 'new-request',
    line: 'S-10 S-13',
    query: { entity: 'towels' },
    stay: { room: '204' },
    leadsTo: '/request/create?activeTemplateId=towels',
  },
  {
    service: 'reservations',
    line: 'S-04',
    query: returnQuery('/reservations'),
    stay: {},
    leadsTo: '/reservations?justRegistered=true',
  },
  {
    service: 'edn',
    line: 'S-05 S-13',
    query: { entity: JSON.stringify({ outlet: 'sky-bar', outletUuid: ID }) },
    stay: {},
    leadsTo: `/directories/bars-and-restaurants/sky-bar?activeOutletUuid=${ID}&justRegistered=true`,
  },
  {
    service: 'activity-booking',
    line: 'S-06 E-05',
    query: { entity: JSON.stringify({ outletUuid: ID, activityId: ID, bookableActivityId: ID2 }) },
    leadsTo: `/activity/${ID}/bookableActivities/${ID2}/book`,
  },
  {
    service: 'profile',
    line: 'S-04',
    query: returnQuery('/profile'),
    leadsTo: '/profile?justRegistered=true',
  },
  {
    service: 'favorites',
    line: 'S-04',
    query: returnQuery('/favorites'),
    leadsTo: '/favorites?justRegistered=true',
  },
];

for (const { service, line, query, stay, leadsTo } of journeys) {
  test(`${line} signing up for ${service} returns to where it began`, async ({ page, consoleErrors }) => {
    // The outlet and activity in the address do not exist; only the address is checked.
    consoleErrors.expected(/404/);
    await signInThroughPages(page, property, { service, ...query });
    if (stay) await enterStay(page, stay);

    await expect(page).toHaveURL(pathIn(leadsTo));
    await expect(page.getByText('Welcome, Ada')).toBeVisible();
  });
}

test('S-08 a visitor who signs up to like a post has liked it and sees it', async ({ page, request }) => {
  const list = await request.get(fillIn(feedContract.listPosts.path, { property }));
  // The cast is safe because the server checks its replies against the contract; the demo feed has posts.
  const { items } = (await list.json()) as { items: { id: string }[] };
  const post = items.at(-1)?.id ?? '';

  await signInThroughPages(page, property, { service: 'like', entity: post, ...returnQuery('/discover') });

  await expect(page).toHaveURL(pathIn(`/discover/${post}`));
  const headers = await authHeaders(page);
  const seen = await request.get(fillIn(feedContract.getPost.path, { property, postId: post }), { headers });
  expect(await seen.json()).toMatchObject({ isLiked: true });
});

test('S-07 a link to a group chat is followed after signing in', async ({ page }) => {
  await page.goto(pathTo('property-chat-intro', { property }, { code: 'wedding-2026' }));
  const link = page.getByRole('link', { name: 'Sign in to chat' });
  await expect(link).toHaveAttribute('href', /code=wedding-2026/);

  await signInThroughPages(page, property, { service: 'chat', code: 'wedding-2026' });

  await expect(page).toHaveURL(pathIn('/chat?code=wedding-2026'));
});
