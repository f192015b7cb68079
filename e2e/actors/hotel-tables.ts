import type { Hold, SlotsReply } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { expect, type Page } from '@playwright/test';
import { authHeaders } from './auth-headers';

/** Books the first free tables of a day over HTTP as the guest of the page, also at the same time as something else. */
export async function bookTables(
  page: Page,
  { property, outlet, date, count }: { property: string; outlet: string; date: string; count: number },
): Promise<void> {
  const headers = await authHeaders(page);
  const at = `/web/property/${property}/outlets/${outlet}`;
  const free = await page.request.get(`${at}/slots?date=${date}&partySize=2`, { headers });
  // The cast is safe because the server checks its replies against the contract.
  const { slots } = (await free.json()) as SlotsReply;
  const times = slots.filter(({ status }) => status === 'available').slice(0, count);
  expect(times).toHaveLength(count);
  for (const { localDateTime } of times) {
    const hold = await page.request.post(`${at}/holds`, { headers, data: { localDateTime, partySize: 2 } });
    expect(hold.status()).toBe(201);
    const { holdUuid } = (await hold.json()) as Hold;
    const booked = await page.request.post(`${at}/bookings`, {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      data: { holdUuid, isAnyway: true },
    });
    expect(booked.status()).toBe(201);
  }
}
