import { pathTo } from '@guest/shared/routes/routes';
import type { APIRequestContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { connectStaff } from './staff';
import { expect } from '../test';
import { signIn } from './sign-in-as';
import { waitUntilUsable } from './anonymous-guest';

interface Group {
  property: string;
  name: string;
  /** The path of the invitation. */
  path: string;
}

/** Creates a group as the staff of a property; anyone with its path may join. */
export async function createGroup(request: APIRequestContext, property: string): Promise<Group> {
  const desk = await connectStaff(request, { property });
  const name = `Night owls ${randomUUID().slice(0, 8)}`;
  const { id: roomId } = await desk.request('createExternalGroupRoom', { key: randomUUID(), roomName: name });
  const { code } = await desk.request('createRoomInvitation', { roomId, days: 1 });
  desk.disconnect();
  return { property, name, path: pathTo('property-chat', { property }, { code }) };
}

/** Signs up a new guest with a stay, who joins the group and opens it. */
export async function joinGroup(page: Page, group: Group, firstName: string): Promise<void> {
  await signIn(page, group.property, { firstName, stay: {} });
  await page.goto(group.path);
  await waitUntilUsable(page);
  await expect(page.getByRole('heading', { level: 1, name: group.name })).toBeVisible();
}
