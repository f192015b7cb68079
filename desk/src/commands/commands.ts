import type { Command } from '../command';
import { acceptOrder } from './accept-order';
import { advance } from './advance';
import { advanceOrder } from './advance-order';
import { announce } from './announce';
import { announcements } from './announcements';
import { cancelTable } from './cancel-table';
import { clearTable } from './clear-table';
import { close } from './close';
import { confirmTable } from './confirm-table';
import { declineTable } from './decline-table';
import { cancelOrder } from './cancel-order';
import { failOrder } from './fail-order';
import { forgetPin } from './forget-pin';
import { group } from './group';
import { hold } from './hold';
import { inStock } from './in-stock';
import { invite } from './invite';
import { moveTable } from './move-table';
import { noShow } from './no-show';
import { orders } from './orders';
import { pause } from './pause';
import { read } from './read';
import { reject } from './reject';
import { rejectOrder } from './reject-order';
import { reply } from './reply';
import { requests } from './requests';
import { resume } from './resume';
import { rooms } from './rooms';
import { seat } from './seat';
import { soldOut } from './sold-out';
import { staff } from './staff';
import { tables } from './tables';
import { take } from './take';
import { vip } from './vip';
import { withdraw } from './withdraw';

/** In the order in which the help tells them. */
export const commands: readonly Command[] = [
  rooms,
  read,
  reply,
  close,
  vip,
  group,
  invite,
  requests,
  take,
  advance,
  hold,
  reject,
  tables,
  confirmTable,
  declineTable,
  moveTable,
  seat,
  clearTable,
  noShow,
  cancelTable,
  orders,
  acceptOrder,
  rejectOrder,
  advanceOrder,
  failOrder,
  cancelOrder,
  soldOut,
  inStock,
  pause,
  resume,
  forgetPin,
  announcements,
  announce,
  withdraw,
  staff,
];
