import type { GuestBillLine } from '@guest/shared/contracts/bill/bill.contract';
import { loyaltyContract } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { LineQuestionForm } from './bill/line-question-form';
import extra from './extra-texts/locales/en.json';
import base from './locales/en.json';
import { ClaimForm } from './loyalty/form/claim-form';
import { Join } from './loyalty/join';
import own from './profile/texts/locales/en.json';
import { LinkStay } from './reservations/stays/link-stay';
import { EmailPage } from './sign-up/page/email-page';
import { StayPage } from './sign-up/page/stay-page';
import { createCallLog } from './testing/call-log';
import { knownGuest } from './testing/open-account';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const done = () => {};
const programme = {
  name: 'Friends of the House',
  description: '',
  metric: 'nights',
  termsVersion: '1',
  tiers: [],
};
// The form reads only the id of the line.
const line = { id: 'line-0' } as GuestBillLine;

test.each<[string, ComponentType, string]>([
  ['joining the programme', Join, 'Join'],
  ['a claim', () => <ClaimForm onSent={done} />, 'Send report'],
  ['signing up', EmailPage, 'Send code'],
  ['the stay of the sign-up', StayPage, 'Continue'],
  ['linking a stay', () => <LinkStay onDone={done} />, 'Find reservation'],
  [
    'a question about a line of the bill',
    () => <LineQuestionForm line={line} onSent={done} />,
    'Send question',
  ],
])('%s says that it needs the hotel as long as the guest is offline', async (_what, Page, send) => {
  const { api } = createCallLog([[loyaltyContract.getLoyalty, { programme, member: null }]]);
  const host = propertyHost([], { api });
  host.session.getState().signedIn({ token: 't', user: knownGuest().user, allowToPost: true });
  host.layout.getState().connectionChanged(true);
  renderPage(host, { 'property-profile': Page }, { ...base, ...own, ...extra }, '/grand/profile');
  const words = "You're offline. This needs a connection to the hotel.";

  await screen.findByRole('button', { name: send });
  expect(screen.getByText(words)).toBeTruthy();

  act(() => host.layout.getState().connectionChanged(false));
  await expect.poll(() => screen.queryByText(words)).toBeNull();
});
