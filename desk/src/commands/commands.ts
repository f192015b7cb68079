import type { Command } from '../command';
import { advance } from './advance';
import { announce } from './announce';
import { announcements } from './announcements';
import { close } from './close';
import { group } from './group';
import { hold } from './hold';
import { invite } from './invite';
import { read } from './read';
import { reject } from './reject';
import { reply } from './reply';
import { requests } from './requests';
import { rooms } from './rooms';
import { staff } from './staff';
import { take } from './take';
import { vip } from './vip';
import { withdraw } from './withdraw';

/** In the order in which the help tells them. */
export const commands: readonly Command[] = [
  ...[rooms, read, reply, close, vip, group, invite],
  ...[requests, take, advance, hold, reject],
  ...[announcements, announce, withdraw, staff],
];
