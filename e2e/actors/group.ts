import { pathTo } from '@guest/shared/routes/routes';
import type { APIRequestContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { atTheDesk } from './at-the-desk';
import { expect } from '../test';
import { signIn } from './signed-in';
import { live } from './stranger';

interface Group {
  property: string;
  name: string;
  /** The path of the invitation. */
  path: string;
}

/** Creates a group as the staff of a property; anyone with its path may join. */
export async function newGroup(request: APIRequestContext, property: string): Promise<Group> {
  const desk = await atTheDesk(request, { property });
  const name = `Night owls ${randomUUID().slice(0, 8)}`;
  const { id: roomId } = await desk.ask('createExternalGroupRoom', { key: randomUUID(), roomName: name });
  const { code } = await desk.ask('createRoomInvitation', { roomId, days: 1 });
  desk.leave();
  return { property, name, path: pathTo('property-chat', { property }, { code }) };
}

/** Signs up a new guest with a stay, who joins the group and opens it. */
export async function comeIntoGroup(page: Page, group: Group, firstName: string): Promise<void> {
  await signIn(page, group.property, { firstName, stay: {} });
  await page.goto(group.path);
  await live(page);
  await expect(page.getByRole('heading', { level: 1, name: group.name })).toBeVisible();
}
