import { bookableContract, type Bookable } from '@guest/shared/contracts/bookable/bookable.contract';
import type { User } from '@guest/shared/contracts/guest/guest.schema';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { guest } from '../../booking/testing/open-booking';
import { recordingApi, type TestReply } from '../../booking/testing/recording-api';
import lazyTexts from '../../lazy-texts/locales/en.json';
import texts from '../../locales/en.json';
import { BookablePage } from '../page/bookable-page';

/** Renders the page that finds something to book, with a fake API. `calls` are those that change something. */
export function openBookable(
  reply: Bookable,
  {
    path = '/grand/book',
    user = guest as User | null,
    replies = [] as TestReply[],
  }: { path?: string; user?: User | null; replies?: TestReply[] } = {},
) {
  const { api, calls } = recordingApi([...replies, [bookableContract.getBookable, () => reply]]);
  const host = { ...propertyHost(), api, now: () => Date.parse('2026-06-01T10:00:00Z') };
  if (user) host.session.getState().signedIn({ token: 'x'.repeat(43), user, allowToPost: false });
  host.takeOver.getState().answered('page');
  const router = renderPage(host, { 'property-book': BookablePage }, { ...texts, ...lazyTexts }, path);
  return { router, calls };
}
