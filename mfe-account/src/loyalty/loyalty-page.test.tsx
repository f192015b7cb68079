import {
  loyaltyContract,
  type Loyalty,
  type LoyaltyEntry,
  type LoyaltyMember,
} from '@guest/shared/contracts/loyalty/loyalty.contract';
import { membershipContract } from '@guest/shared/contracts/loyalty/membership.contract';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import base from '../locales/en.json';
import { apiErrorOf, createCallLog } from '../testing/call-log';
import { knownGuest } from '../testing/open-account';
import { JoinPage } from './join-page';
import { LoyaltyPage } from './loyalty-page';
import own from '../extra-texts/locales/en.json';

const pages = {
  'property-loyalty-program': LoyaltyPage,
  'property-loyalty-program-register': JoinPage,
};
const programme: Loyalty['programme'] = {
  name: 'Friends of the House',
  description: 'We count your nights.',
  metric: 'nights',
  termsVersion: '1',
  tiers: [
    { code: 'SAND', name: 'Sand', threshold: 0, benefits: ['A nata on arrival'] },
    { code: 'TILE', name: 'Tile', threshold: 7, benefits: ['A bottle of wine'] },
    { code: 'TIDE', name: 'Tide', threshold: 20, benefits: ['Parking'] },
  ],
};
const member = (facts: Partial<LoyaltyMember> = {}): LoyaltyMember => ({
  memberNumber: 'LM-7K2P9Q',
  joinedAt: '2026-01-01T00:00:00Z',
  tier: 'TILE',
  progress: { value: 15, next: { tier: 'TIDE', missing: 5 }, periodEnd: '2026-12-31' },
  balance: { available: 15, pending: 0, expiringSoon: null },
  ...facts,
});
const line = (n: number, facts: Partial<LoyaltyEntry> = {}): LoyaltyEntry => ({
  entryId: uuidOf(n),
  type: 'adding',
  value: n,
  reason: 'stay',
  state: 'active',
  issuer: 'system',
  createdAt: '2026-05-01T10:00:00Z',
  activeFrom: '2026-05-01T10:00:00Z',
  ...facts,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(
  loyalty: Loyalty | Error,
  {
    path = '/grand/loyalty-program',
    isGuest = true,
    more = [],
  }: { path?: string; isGuest?: boolean; more?: Parameters<typeof createCallLog>[0] } = {},
) {
  const { api, calls } = createCallLog([
    ...more,
    [loyaltyContract.getLoyalty, loyalty],
    [membershipContract.listLoyaltyEntries, { items: [line(15)], nextCursor: null }],
    [membershipContract.listLoyaltyClaims, { items: [] }],
  ]);
  const toast = vi.fn();
  const host = { ...propertyHost([], { api }), toast };
  if (isGuest) host.session.getState().signedIn({ token: 't', user: knownGuest().user, allowToPost: true });
  const router = renderPage(host, pages, { ...base, ...own }, path);
  await act(async () => {
    await host.session.persist.rehydrate();
    await host.signUp.persist.rehydrate();
  });
  return { router, calls, toast };
}

describe('R-26 the page of the programme', () => {
  test('shows anybody the tiers and how to join', async () => {
    await open({ programme, member: null }, { isGuest: false });

    await screen.findByRole('heading', { level: 1, name: 'Friends of the House' });
    screen.getByText('From 7 nights');
    expect(screen.getByRole('link', { name: 'Join the programme' }).getAttribute('href')).toBe(
      '/grand/loyalty-program/register',
    );
    expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
  });

  test('says in words how far the next tier is, beside the bar', async () => {
    await open({ programme, member: member() });

    const bar = await screen.findByRole('progressbar', { name: '5 more nights to Tide, until 31 December' });

    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['15', '20']);
    screen.getByText('LM-7K2P9Q');
  });

  test('of a hotel that counts nights never speaks of points', async () => {
    await open({ programme, member: member() });

    await screen.findByRole('link', { name: '15 nights' });
    await screen.findByText('+15 nights');
    expect(document.body.textContent).not.toMatch(/point/i);
  });

  test.each<[string, Partial<LoyaltyMember>, string]>([
    [
      'without a period',
      { progress: { value: 6, next: { tier: 'TILE', missing: 1 }, periodEnd: null } },
      '1 more night to Tile',
    ],
    [
      'in the highest tier',
      { tier: 'TIDE', progress: { value: 30, next: null, periodEnd: null } },
      'You have reached the highest tier.',
    ],
  ])('%s says so', async (_what, facts, label) => {
    await open({ programme, member: member(facts) });

    await screen.findByRole('progressbar', { name: label });
  });

  test('shows points with what is pending and what expires', async () => {
    const balance = {
      available: 1_200,
      pending: 123,
      expiringSoon: { value: 80, at: '2026-06-20T12:00:00Z' },
    };
    await open({ programme: { ...programme, metric: 'points' }, member: member({ balance }) });

    await screen.findByRole('link', { name: '1,200 points' });
    screen.getByRole('link', { name: '123 points' });
    screen.getByText('80 points expire on 20 June 2026');
  });

  test('offers the benefits of the tiers that are reached, each with a prepared message', async () => {
    await open({ programme, member: member() });

    const benefits = within(await screen.findByRole('region', { name: 'Your benefits' }));

    expect(benefits.getAllByRole('listitem')).toHaveLength(2);
    const [first] = benefits.getAllByRole('link', { name: 'Ask for it' });
    expect(first?.getAttribute('href')).toContain('populatedMessage=I+would+like+to+use+my+benefit');
  });

  test('lists every line with its sign and its reason, page by page', async () => {
    const pagesOf = [
      { items: [line(3, { reason: 'expiry', type: 'spending' })], nextCursor: 'c' },
      { items: [line(4, { reason: 'adjustment', comment: 'Sorry for the noise' })], nextCursor: null },
    ];
    await open(
      { programme, member: member() },
      { more: [[membershipContract.listLoyaltyEntries, () => pagesOf.shift()]] },
    );

    await screen.findByText('−3 nights');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));

    await screen.findByText('+4 nights');
    screen.getByText('Sorry for the noise');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('takes a report of something missing', async () => {
    const { calls, toast } = await open(
      { programme, member: member() },
      { more: [[membershipContract.sendLoyaltyClaim, () => ({})]] },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Report something missing' }));
    const sheet = within(await screen.findByRole('dialog'));

    await userEvent.type(sheet.getByLabelText(/Reservation or bill number/), 'OR-2K7');
    await userEvent.click(sheet.getByRole('button', { name: 'Send report' }));

    await expect.poll(() => toast.mock.calls).toEqual([['success', 'Thank you. We will look into it.']]);
    expect(calls.find(({ body }) => body)?.body).toEqual({ reference: 'OR-2K7' });
  });
});

describe('R-26 joining', () => {
  const path = '/grand/loyalty-program/register';

  async function fill() {
    await userEvent.type(await screen.findByLabelText('Last name'), 'Byron');
    await userEvent.clear(screen.getByLabelText('First name'));
    await userEvent.type(screen.getByLabelText('First name'), 'Ada');
    await userEvent.selectOptions(screen.getByLabelText(/^Day/), '10');
    await userEvent.selectOptions(screen.getByLabelText(/^Month/), '12');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the terms of the programme.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  }

  test('leads to the membership with its number', async () => {
    const joined = { programme, member: member() };
    const { calls, toast, router } = await open(
      { programme, member: null },
      { path, more: [[membershipContract.joinLoyalty, () => joined]] },
    );

    await fill();

    await expect.poll(() => router.state.location.pathname).toBe('/grand/loyalty-program');
    expect(calls.find(({ body }) => body)?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      birthday: '12-10',
      acceptTerms: true,
      termsVersion: '1',
    });
    expect(toast).toHaveBeenCalledWith('success', 'Welcome! Your member number is LM-7K2P9Q.');
  });

  test('offers only the days that the month of the birthday has', async () => {
    await open({ programme, member: null }, { path });
    const day = await screen.findByLabelText<HTMLSelectElement>(/^Day/);
    const month = screen.getByLabelText(/^Month/);
    await userEvent.selectOptions(day, '31');

    await userEvent.selectOptions(month, '02');
    expect(day.options[day.options.length - 1]?.value).toBe('29');
    expect(day.value).toBe('');

    await userEvent.selectOptions(month, '04');
    expect(day.options[day.options.length - 1]?.value).toBe('30');
  });

  test('as a member already leads to the membership as well', async () => {
    const { router } = await open(
      { programme, member: null },
      {
        path,
        more: [
          [membershipContract.joinLoyalty, apiErrorOf(409, 'already_member', "You're already a member.")],
        ],
      },
    );

    await fill();

    await expect.poll(() => router.state.location.pathname).toBe('/grand/loyalty-program');
  });

  test('without the terms is not sent', async () => {
    const { calls } = await open({ programme, member: null }, { path });

    await userEvent.type(await screen.findByLabelText('Last name'), 'Byron');
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));

    await screen.findAllByText('Please accept the terms to join.');
    expect(calls.some(({ body }) => body)).toBe(false);
  });
});
