import type { User } from '@guest/shared/contracts/guest/guest.contract';
import { fakeRealtime, type FakeSocketReplies } from '@guest/shared/testing/fake-realtime';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type { ComponentType } from 'react';
import en from '../locales/en.json';
import { CreateRequestPage } from '../requests/form/create-request-page';
import own from '../requests/texts/locales/en.json';
import { createRequests } from '../requests/model/requests';
import { RequestsProvider } from '../requests/context/requests-context';
import { RequestsPage } from '../requests/list/requests-page';
import { connectRequestOutbox, storedRecords } from './connect-request-outbox';

const id = 'g1';
const ada: User = {
  id,
  uuid: id,
  guest_uuid: id,
  guestUuid: id,
  firstName: 'Ada',
  lang: 'en',
  is_verified: true,
  room: '204',
  stay_state: 'IN',
  checkin: '2026-05-30',
  checkout: '2026-06-04',
};

interface RequestPageOptions {
  guest?: User;
  isAnonymous?: boolean;
  /** Simulates that the server was never reached. */
  isUnreachable?: boolean;
}

/** Renders the request pages at an address, for a known guest and with the given replies. */
export async function openRequests(
  path: string,
  answers: FakeSocketReplies,
  { guest = ada, isAnonymous = false, isUnreachable = false }: RequestPageOptions = {},
) {
  // Preloads the lazy chunks, so that tests do not wait for them.
  await Promise.all([import('../requests/form/request-picker'), import('../requests/list/request-list')]);
  const realtime = fakeRealtime({ getRequestTemplates: [], loadGuestRequests: [], ...answers });
  if (isUnreachable) realtime.state.getState().connectionChanged({ connection: 'connecting', tries: 1 });
  const toasts: string[] = [];
  const host = propertyHost([], { realtime, toast: (_kind, text) => void toasts.push(text) });
  if (!isAnonymous) host.session.getState().signedIn({ token: 't', user: guest, allowToPost: false });
  const requests = createRequests(host);
  onTestFinished(requests.listen());
  const withProvider = (Page: ComponentType) =>
    function PageOfRequests() {
      return (
        <RequestsProvider value={requests}>
          <Page />
        </RequestsProvider>
      );
    };
  const router = renderPage(
    host,
    {
      'property-request-create': withProvider(CreateRequestPage),
      'property-requests': withProvider(RequestsPage),
    },
    { ...en, ...own },
    path,
  );
  await act(async () => {
    await host.session.persist.rehydrate();
    await host.signUp.persist.rehydrate();
    // Runs the steps of a connection; the page itself shows their failures.
    for (const { run } of isUnreachable ? [] : requests.steps) await Promise.resolve(run()).catch(() => {});
    if (!isAnonymous) onTestFinished((await connectRequestOutbox(host, requests)).stop);
  });
  return { host, realtime, requests, router, toasts };
}

/** Returns the names of the requests stored on the device. */
export const storedOnDevice = () => storedRecords(ada.uuid);

export const withoutRoom: User = { ...ada, room: '' };
