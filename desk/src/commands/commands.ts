import type { Command } from '../command';
import { advance } from './advance';
import { announce } from './announce';
import { announcements } from './announcements';
import { cancelTable } from './cancel-table';
import { clearTable } from './clear-table';
import { close } from './close';
import { confirmTable } from './confirm-table';
import { declineTable } from './decline-table';
import { group } from './group';
import { hold } from './hold';
import { invite } from './invite';
import { moveTable } from './move-table';
import { noShow } from './no-show';
import { read } from './read';
import { reject } from './reject';
import { reply } from './reply';
import { requests } from './requests';
import { rooms } from './rooms';
import { seat } from './seat';
import { staff } from './staff';
import { tables } from './tables';
import { take } from './take';
import { vip } from './vip';
import { withdraw } from './withdraw';

/** In the order in which the help tells them. */
export const commands: readonly Command[] = [
  ...[rooms, read, reply, close, vip, group, invite],
  ...[requests, take, advance, hold, reject],
  ...[tables, confirmTable, declineTable, moveTable, seat, clearTable, noShow, cancelTable],
  ...[announcements, announce, withdraw, staff],
];
